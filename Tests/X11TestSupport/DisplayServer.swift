/// An X server that tests have started, for as long as it is referred to.
@MainActor
package protocol DisplayServer: AnyObject {
  /// The name by which clients reach it.
  var display: String { get }

  /// Ends the server without warning.
  func kill()
}
