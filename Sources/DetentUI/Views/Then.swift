/// Sets a fresh object up in place: `let title = Label().then { $0.text = "…" }`.
@MainActor
public protocol Then: AnyObject {}

extension Then {
  /// Calls `configure` with the object and returns it.
  public func then(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}
