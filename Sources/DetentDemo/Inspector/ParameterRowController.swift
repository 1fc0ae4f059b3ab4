internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentLab
internal import DetentUI

/// One parameter in the inspector: its name, what changes it, and its default, which brings it back.
final class ParameterRowController: ViewController {
  private(set) var parameter: Parameter
  /// The widget that it changes, as the event log calls it.
  let widget: String
  private var texts: Texts
  private let editor: any ParameterEditor
  private let nameLabel = Label()
  private let resetButton = Button()
  private let refusalLabel = Label()
  /// Why what the user asked for last could not be; nil where it could, or something else holds since.
  private var refusal: (any Error)?

  /// Called after the parameter changed, or would not.
  var onChange: (((any Error)?) -> Void)?

  /// Called when the parts of the row need other places.
  var onNeedsLayout: (() -> Void)?

  init(_ parameter: Parameter, of widget: String, texts: Texts) {
    self.widget = widget
    self.parameter = parameter
    self.texts = texts
    editor = ParameterEditors.make(parameter.kind)
    super.init()
  }

  /// What scripts and logs call the row.
  var name: String { "\(widget).\(parameter.name)" }

  /// What changes the parameter.
  var control: Control { editor.control }

  /// The button that brings the default back.
  var reset: Control { resetButton }

  // MARK: View

  override func viewDidLoad() {
    for part in [nameLabel, control, resetButton, refusalLabel] as [View] { view.addSubview(part) }
    resetButton.addAction(for: .touchUpInside) { [weak self] _ in self?.resetPressed() }
    editor.onChange = { [weak self] in self?.change(to: $0) }
    editor.onRejectionChange = { [weak self] in self?.rejectionChanged() }
    showState()
  }

  /// Shows the parameter as it is now; it may also be another one of the same name and kind.
  ///
  /// What was refused before is no longer asked for then, unless it still stands in the control.
  func show(_ parameter: Parameter, texts: Texts) {
    self.parameter = parameter
    self.texts = texts
    refusal = editor.rejection
    showState()
  }

  private func rejectionChanged() {
    refusal = editor.rejection
    showState()
  }

  private func showState() {
    editor.show(parameter, texts: texts)
    nameLabel.text = texts(parameter.key)
    let isChanged = !parameter.isStandard && parameter.isApplicable
    resetButton.isEnabled = isChanged
    resetButton.title = caption(isChanged: isChanged)
    resetButton.isHidden = refusal != nil
    refusalLabel.isHidden = refusal == nil
    refusalLabel.text = refusal.map { ParameterText.reason($0, for: parameter, texts) } ?? ""
    view.setNeedsLayout()
    onNeedsLayout?()
  }

  private func caption(isChanged: Bool) -> String {
    if !parameter.isApplicable || parameter.kind == .action, let key = parameter.reasonKey {
      return texts(key)
    }
    return texts(
      isChanged ? "inspector.reset" : "inspector.default",
      ["value": ParameterText.text(of: parameter, parameter.standard, texts)])
  }

  // MARK: Changing

  private func change(to value: ParameterValue) {
    do {
      try parameter.set(value)
      onChange?(nil)
    } catch {
      refuse(error)
    }
    showState()
  }

  /// Says why the parameter would not change; all others then show what holds.
  func refuse(_ error: any Error) {
    onChange?(error)
    refusal = error
    showState()
  }

  private func resetPressed() {
    change(to: parameter.standard)
    // The button that was pressed cannot be pressed again; who came by keyboard goes on from the control beside it.
    if !resetButton.isEnabled, view.window?.isFocusVisible == true { control.focus() }
  }

  // MARK: Layout

  /// The height that the row takes, in points.
  func height(_ metrics: Metrics) -> Double { ParameterRowLayout.height(isWide: editor.isWide, metrics) }

  override func viewDidLayoutSubviews() {
    let (theme, size) = (view.theme, view.bounds.size)
    nameLabel.font = theme.type.body
    nameLabel.textColor = parameter.isApplicable ? theme.palette.text : theme.palette.secondaryText
    resetButton.font = theme.type.caption
    let layout = ParameterRowLayout(
      size: size, isWide: editor.isWide, nameWidth: nameLabel.sizeThatFits(size).width,
      captionWidth: resetButton.sizeThatFits(size).width, controlWidth: control.sizeThatFits(size).width,
      metrics: theme.metrics)
    let direction = view.layoutDirection
    nameLabel.frame = layout.name.mirrored(in: size.width, direction)
    control.frame = layout.control.mirrored(in: size.width, direction)
    resetButton.frame = layout.caption.mirrored(in: size.width, direction)
    refusalLabel.font = theme.type.caption
    refusalLabel.lines = .wrapping(maximum: 2)
    refusalLabel.textColor = theme.palette.error
    refusalLabel.frame = layout.refusal.mirrored(in: size.width, direction)
  }
}
