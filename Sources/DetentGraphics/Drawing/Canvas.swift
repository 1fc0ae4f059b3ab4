internal import CCairo
public import DetentCore

/// Where a drawing goes, in points with the origin at the top left.
///
/// A canvas is valid during the call that hands it out; afterwards it draws nothing. Coordinates that are infinite or
/// not a number draw nothing; a transformation that has no inverse draws nothing until the saved state is restored.
@safe
public final class Canvas {
  /// How many device pixels make one point before any transformation.
  public let scale: PixelScale

  /// Whether texts are drawn as outlines rather than from kept pixels, as pictures without pixels need it.
  let keepsOutlines: Bool

  /// The device pixels that may change.
  let region: [PixelRect]

  /// From points to device pixels.
  private(set) var matrix: cairo_matrix_t

  /// Whether nothing but ``region`` limits what is drawn, and nothing is faded: what lies on whole pixels needs no more than
  /// ``pixels`` then.
  var isPlain: Bool

  /// The pixels themselves, where it draws on pixels.
  private(set) var pixels: PixelImage?

  private var target: CairoSurface?
  private(set) var context: CairoContext?

  /// Draws on `target`, and on its `pixels` where it has any.
  init(
    on target: CairoSurface, pixels: PixelImage? = nil, scale: PixelScale, clip: [PixelRect],
    keepsOutlines: Bool = false
  ) {
    self.target = target
    self.pixels = pixels
    self.scale = scale
    self.keepsOutlines = keepsOutlines
    region = clip
    isPlain = clip.areDisjoint
    matrix = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(&matrix, scale.factor, scale.factor)
  }

  /// Completes the pixels and lets go of them.
  func end() {
    if context != nil, let target { unsafe cairo_surface_flush(target.pointer) }
    context = nil
    target = nil
    pixels = nil
  }

  /// Whether anything can still be drawn.
  var isOpen: Bool { target != nil }

  /// The handle to draw with, made for the first shape that needs it; absent after the drawing is over.
  var cairo: OpaquePointer? {
    if context == nil, let target, let made = try? CairoContext(target) {
      context = made
      limit(made)
    }
    return unsafe context?.pointer
  }

  /// Another way from points to device pixels.
  func setMatrix(_ new: cairo_matrix_t) {
    matrix = new
    if let context { unsafe cairo_set_matrix(context.pointer, &matrix) }
  }

  /// Lets a context draw within ``region`` and nowhere else.
  func limit(_ context: CairoContext) {
    let cairo = unsafe context.pointer
    unsafe cairo_reset_clip(cairo)
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_new_path(cairo)
    for rect in region {
      unsafe cairo_rectangle(
        cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    unsafe cairo_clip(cairo)
    unsafe cairo_set_matrix(cairo, &matrix)
  }
}
