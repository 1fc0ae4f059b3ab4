internal import DetentLab
internal import DetentUI

/// The control by which somebody changes a parameter.
@MainActor
protocol ParameterEditor: AnyObject {
  /// What is put into the row.
  var control: Control { get }

  /// Whether it takes the whole width, below the name of the parameter.
  var isWide: Bool { get }

  /// Why what stands in the control cannot be; nil where it can.
  var rejection: (any Error)? { get }

  /// Called when the user chose another value.
  var onChange: ((ParameterValue) -> Void)? { get set }

  /// Called when ``rejection`` has changed.
  var onRejectionChange: (() -> Void)? { get set }

  /// Shows what the parameter is now, in the words of a language.
  func show(_ parameter: Parameter, texts: Texts)
}

extension ParameterEditor {
  /// Most controls take nothing that cannot be.
  var rejection: (any Error)? { nil }
}
