internal import DetentUI

/// What a control that consists of a ``TextField`` and other things decides for it.
@MainActor
protocol TextFieldOwner: AnyObject {
  /// What the whole tells assistive technology.
  var fieldAccessibility: Accessibility? { get }

  /// The user wants the text to hold; false refuses it, and the edit goes on.
  func fieldMayCommit() -> Bool

  /// The focus left a text that was refused.
  func fieldWasLeft()

  /// The box around the field has to be drawn anew.
  func fieldLookChanged()
}
