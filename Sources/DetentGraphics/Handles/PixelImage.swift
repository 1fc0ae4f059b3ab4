internal import CCairo
internal import CPixman

/// The pixels of a surface as Pixman sees them, with which Cairo fills rectangles and draws pictures.
///
/// Asked directly it does the same at a third of the cost: it needs no shape, no pattern and no state.
@safe
final class PixelImage {
  /// Whether Cairo may take the surface for clear, and draw on it as if it were.
  var mayBeTakenForClear = true

  private let pointer: OpaquePointer
  private let surface: CairoSurface
  private let isOpaque: Bool

  /// Nothing when there is no memory.
  init?(of surface: Surface) {
    guard let bytes = unsafe cairo_image_surface_get_data(surface.handle.pointer) else { return nil }
    isOpaque = surface.format == .rgb24
    let (width, height, stride) = (Int32(surface.width), Int32(surface.height), Int32(surface.stride))
    let pixels = unsafe UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    let made = unsafe pixman_image_create_bits_no_clear(
      isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, width, height, pixels, stride)
    guard let made = unsafe made else { return nil }
    unsafe pointer = made
    self.surface = surface.handle
  }

  deinit { unsafe pixman_image_unref(pointer) }

  /// Fills `box` with `color`, as Cairo would.
  func fill(_ box: PixelRect, color: Color) {
    noteChange()
    var color = pixman_color_t(color)
    var area = pixman_box32_t(
      x1: Int32(box.x), y1: Int32(box.y), x2: Int32(box.x + box.width), y2: Int32(box.y + box.height))
    // Cairo takes for opaque what rounds to that in eight bits.
    let replaces = color.alpha >= 0xFF00
    _ = unsafe pixman_image_fill_boxes(
      replaces ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, pointer, &color, 1, &area)
  }

  private func noteChange() {
    guard mayBeTakenForClear else { return }
    mayBeTakenForClear = false
    unsafe cairo_surface_mark_dirty(surface.pointer)
  }

  /// Draws what of `picture` with its corner at `column`, `row` lies in `box`; an opaque one replaces what is there.
  func draw(_ picture: PixelImage, column: Int, row: Int, in box: PixelRect) {
    noteChange()
    unsafe pixman_image_composite32(
      picture.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, picture.pointer, nil, pointer,
      Int32(box.x - column), Int32(box.y - row), 0, 0, Int32(box.x), Int32(box.y), Int32(box.width),
      Int32(box.height))
  }
}

extension pixman_color_t {
  /// The colour in sixteen bits for each part, multiplied by alpha and rounded as Cairo does it.
  fileprivate init(_ color: Color) {
    func part(_ value: Double) -> UInt16 { UInt16(value * 65_535 + 0.5) }
    self.init(
      red: part(color.red * color.alpha), green: part(color.green * color.alpha),
      blue: part(color.blue * color.alpha), alpha: part(color.alpha))
  }
}
