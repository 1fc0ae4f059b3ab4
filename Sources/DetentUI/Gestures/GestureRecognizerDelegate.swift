public import DetentCore

/// Decides over a recogniser.
///
/// Every method has a default.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether the recogniser sees this pointer, which has just gone down; yes by default.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool

  /// The pointer went down and is watched; nothing has been decided yet.
  func gestureRecognizer(_ recognizer: GestureRecognizer, didReceive sample: PointerSample)

  /// Whether a gesture that could begin may; yes by default.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  /// Whether both may go on at the same time; no by default. One yes of either side suffices.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// The pointer was lifted or lost before the gesture began.
  func gestureRecognizerDidFail(_ recognizer: GestureRecognizer)
}

extension GestureRecognizerDelegate {
  /// Sees every pointer.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool
  { true }

  /// Does nothing.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, didReceive sample: PointerSample) {}

  /// Always.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Never.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// Does nothing.
  public func gestureRecognizerDidFail(_ recognizer: GestureRecognizer) {}
}
