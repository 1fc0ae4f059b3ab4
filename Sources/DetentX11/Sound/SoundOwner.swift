import DetentUI

/// Whose sounds they are, for the desktop's mixer and for its rules.
struct SoundOwner: Sendable, Hashable {
  /// For people.
  var name: String
  /// For the desktop: the name of the program's desktop file.
  var identifier: String

  /// The program that has a window like this.
  init(_ window: WindowConfiguration) {
    name = window.title
    identifier = window.instanceName
  }
}
