extension Then where Self: Control {
  /// Calls `action` with the control whenever one of `events` happens; any number of actions may listen.
  ///
  /// Use the control that the action gets: one that holds the control itself keeps it for ever.
  ///
  /// - Returns: A number by which ``Control/removeAction(_:)`` finds the action again.
  @discardableResult
  public func addAction(for events: ControlEvents, _ action: @escaping @MainActor (Self) -> Void) -> Int {
    listen(for: events) { [weak self] _ in
      if let self { action(self) }
    }
  }
}
