internal import DetentCore

extension View {
  /// Lets `recognizer` watch this view; it leaves its former one.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Takes `recognizer` off the view; a gesture under way is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.interrupt(.viewRemoved)
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
