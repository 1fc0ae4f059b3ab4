/// How a surface stores its pixels, each in 32 bits of the machine's byte order.
public enum PixelFormat: Sendable, Hashable, CaseIterable {
  /// 0xAARRGGBB with colour premultiplied by alpha.
  case argb32
  /// 0x??RRGGBB: opaque, the top byte is not used.
  case rgb24
}
