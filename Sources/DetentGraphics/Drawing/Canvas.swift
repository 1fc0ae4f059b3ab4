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

  private(set) var context: CairoContext?

  init(_ context: CairoContext, scale: PixelScale, clip: [PixelRect], keepsOutlines: Bool = false) {
    self.scale = scale
    self.keepsOutlines = keepsOutlines
    self.context = context
    region = clip
    let cairo = unsafe context.pointer
    for rect in clip {
      unsafe cairo_rectangle(
        cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    unsafe cairo_clip(cairo)
    unsafe cairo_scale(cairo, scale.factor, scale.factor)
  }

  /// Lets go of the surface.
  func end() { context = nil }

  /// The handle to draw with; absent after the drawing is over.
  var cairo: OpaquePointer? { unsafe context?.pointer }
}
