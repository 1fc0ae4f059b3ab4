/// How a visual packs a colour into a pixel.
struct VisualFormat: Sendable, Hashable {
  /// The bits of one primary colour within a pixel.
  struct Channel: Sendable, Hashable {
    var shift: Int
    var width: Int

    /// - Parameter mask: The channel's bits, next to each other.
    init(mask: UInt) {
      shift = mask == 0 ? 0 : mask.trailingZeroBitCount
      width = mask.nonzeroBitCount
    }

    /// The channel's bits for `value` of 0 … 255.
    func encode(_ value: UInt32) -> UInt32 {
      guard width > 0 else { return 0 }
      let full: UInt32 = (1 << UInt32(width)) - 1
      return ((value * full + 127) / 255) << UInt32(shift)
    }
  }

  var red: Channel
  var green: Channel
  var blue: Channel
  /// 2 or 4.
  var bytesPerPixel: Int
  var isBigEndian: Bool

  /// - Returns: nil for a pixel that is neither 16 nor 32 bits wide, or a mask that leaves it.
  init?(red: UInt, green: UInt, blue: UInt, bitsPerPixel: Int, isBigEndian: Bool) {
    guard bitsPerPixel == 16 || bitsPerPixel == 32 else { return nil }
    let limit: UInt = 1 << UInt(bitsPerPixel)
    let channels = [red, green, blue].map(Channel.init(mask:))
    guard (red | green | blue) < limit, channels.allSatisfy({ (1...16).contains($0.width) }) else {
      return nil
    }
    self.red = channels[0]
    self.green = channels[1]
    self.blue = channels[2]
    bytesPerPixel = bitsPerPixel / 8
    self.isBigEndian = isBigEndian
  }

  /// Whether pixels lie in memory just as a surface holds them, so that nothing needs converting.
  var isSurfaceLayout: Bool {
    bytesPerPixel == 4 && isBigEndian == Self.hostIsBigEndian
      && [red, green, blue] == [Channel(mask: 0xff0000), Channel(mask: 0xff00), Channel(mask: 0xff)]
  }

  private static let hostIsBigEndian = UInt16(1).bigEndian == 1

  /// The bytes from one row to the next in the server's pictures, whose rows start at multiples of 32 bits.
  func stride(width: Int) -> Int { (width * bytesPerPixel + 3) / 4 * 4 }

  /// The pixel for a surface's premultiplied ARGB value, in the host's byte order.
  func encode(_ argb: UInt32) -> UInt32 {
    red.encode(argb >> 16 & 0xff) | green.encode(argb >> 8 & 0xff) | blue.encode(argb & 0xff)
  }

  /// Writes `count` pixels of `source`, from `start` on, as the server wants them.
  func convert(_ source: Span<UInt32>, from start: Int, count: Int, to target: UnsafeMutableRawPointer) {
    for column in 0..<count {
      let pixel = encode(source[start + column])
      if bytesPerPixel == 2 {
        let value = UInt16(truncatingIfNeeded: pixel)
        let stored = isBigEndian ? value.bigEndian : value.littleEndian
        unsafe target.storeBytes(of: stored, toByteOffset: column * 2, as: UInt16.self)
      } else {
        let stored = isBigEndian ? pixel.bigEndian : pixel.littleEndian
        unsafe target.storeBytes(of: stored, toByteOffset: column * 4, as: UInt32.self)
      }
    }
  }
}
