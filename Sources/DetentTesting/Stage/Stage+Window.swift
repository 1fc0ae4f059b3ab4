public import DetentCore
internal import DetentUI

extension Stage {
  /// Gives the window another size, and another scale when one is named, and draws it.
  public func resize(to size: Size, scale: Double? = nil) {
    surface.send(.resized(size, scale.map { PixelScale(clamping: $0) } ?? surface.scale))
    advance(by: 0)
  }

  /// Takes the window off the screen.
  public func unmap() { surface.send(.visibility(false)) }

  /// Brings the window back to the screen.
  public func map() { surface.send(.visibility(true)) }

  /// Somebody else destroys the window.
  public func destroy() { surface.send(.destroyed) }

  /// The keys go to another window.
  public func loseKeyboard() { surface.send(.focus(false)) }

  /// The keys come back.
  public func gainKeyboard() { surface.send(.focus(true)) }

  /// Somebody takes the keys for a while and gives them back.
  public func takeKeys() { surface.send(.keysTaken) }

  /// The user asks to close the window.
  public func requestClose() { surface.send(.closeRequested) }

  /// A part of the window must be brought to the screen again.
  public func expose(_ rect: Rect) { surface.send(.exposed(rect)) }
}
