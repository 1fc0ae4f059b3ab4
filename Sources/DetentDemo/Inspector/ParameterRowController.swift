internal import DetentControls
internal import DetentCore
internal import DetentGraphics
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
  /// What the user asked for last could not be.
  private var isRefused = false

  /// Called after the parameter changed, or would not.
  var onChange: (((any Error)?) -> Void)?

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
    editor.onRefusal = { [weak self] in
      self?.isRefused = $0
      self?.showState()
    }
    showState()
  }

  /// Shows the parameter as it is now; it may also be another one of the same name and kind.
  func show(_ parameter: Parameter, texts: Texts) {
    self.parameter = parameter
    self.texts = texts
    showState()
  }

  private func showState() {
    editor.show(parameter, texts: texts)
    nameLabel.text = texts(parameter.key)
    let isChanged = !parameter.isStandard && parameter.isApplicable
    resetButton.isEnabled = isChanged
    resetButton.title = texts(
      isChanged ? "inspector.reset" : "inspector.default",
      ["value": ParameterText.text(of: parameter, parameter.standard, texts)])
    resetButton.isHidden = isRefused
    refusalLabel.isHidden = !isRefused
    refusalLabel.text = ParameterText.allowed(by: parameter, texts)
    view.setNeedsLayout()
  }

  // MARK: Changing

  private func change(to value: ParameterValue) {
    do {
      try parameter.set(value)
      isRefused = false
      onChange?(nil)
    } catch {
      isRefused = true
      onChange?(error)
    }
    showState()
  }

  private func resetPressed() {
    change(to: parameter.standard)
    // The button that was pressed cannot be pressed again; who came by keyboard goes on from the control beside it.
    if !resetButton.isEnabled, view.window?.isFocusVisible == true { control.focus() }
  }

  /// Brings the default back.
  func resetToStandard() {
    if !parameter.isStandard { change(to: parameter.standard) }
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
    refusalLabel.textColor = theme.palette.error
    refusalLabel.frame = layout.refusal.mirrored(in: size.width, direction)
  }
}
