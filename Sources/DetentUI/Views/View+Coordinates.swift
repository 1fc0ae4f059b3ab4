public import DetentCore

extension View {
  /// The way from the window's top left corner to the view's.
  var windowOffset: Vector {
    var offset = Vector.zero
    var view: View? = self
    while let current = view, current.asWindow == nil {
      offset = offset + current.frame.origin.offset
      view = current.superview
    }
    return offset
  }

  /// `point` of the window, in the view's own coordinates.
  public func convertFromWindow(_ point: Point) -> Point { point - windowOffset }

  /// `rect` of the view, in the window's coordinates.
  public func convertToWindow(_ rect: Rect) -> Rect { rect.offset(by: windowOffset) }
}
