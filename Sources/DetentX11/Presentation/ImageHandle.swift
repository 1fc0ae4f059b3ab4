import CX11

/// The owner of Xlib's description of a picture in memory; the memory is somebody else's.
@MainActor
@safe
final class ImageHandle {
  let pointer: UnsafeMutablePointer<XImage>

  /// - Parameter image: nil when Xlib had no memory.
  init?(_ image: UnsafeMutablePointer<XImage>?) {
    guard let image = unsafe image else { return nil }
    unsafe pointer = unsafe image
  }

  isolated deinit {
    unsafe pointer.pointee.data = nil
    _ = unsafe pointer.pointee.f.destroy_image(pointer)
  }
}
