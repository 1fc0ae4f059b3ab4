internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A scene around one slider: a card with a title, what has been chosen, the slider, and a hint.
///
/// A subclass knows the model and the slider. It brings the slider's change to the model, and from there to the label;
/// neither of the two knows the other.
class SliderSceneController<Scale: SliderScale>: ViewController {
  /// The words of the scene.
  final var texts: Texts {
    didSet { if texts != oldValue, isViewLoaded { showTexts() } }
  }
  final var onSubjectChange: (() -> Void)?
  private let control: SliderControl<Scale>
  private let name: String
  private let card = CardView()
  private let titleLabel = Label()
  private let valueLabel = Label()
  private let hintLabel = Label()
  /// The ticks so far, while they are counted.
  private var tickCount = 0

  /// Creates the scene; the keys of its texts begin with `name`.
  init(control: SliderControl<Scale>, name: String, texts: Texts) {
    self.control = control
    self.name = name
    self.texts = texts
    super.init()
  }

  /// What has been chosen, as the label shows it.
  var choice: String { "" }

  /// The user chose something else: the place to tell the model.
  func choose() {}

  /// What of the slider can be changed; those of its looks, its motion and its feedback come after these.
  var ownGroups: [ParameterGroup] { [] }

  /// Where the pictures are that may take the place of drawn parts.
  final var imageFolder = ResourceFolder.images

  /// The looks that the slider has when nobody changes them.
  var standardAppearance: SliderAppearance { SliderAppearance() }

  final override var title: String? { texts("\(name).title") }

  final var preferredSize: Size {
    control.axis == .horizontal ? Size(width: 560, height: 360) : Size(width: 360, height: 520)
  }

  // MARK: View

  override func viewDidLoad() {
    view.addSubview(card)
    for label in [titleLabel, valueLabel, hintLabel] { card.addSubview(label) }
    card.addSubview(control)
    hintLabel.lines = .wrapping(maximum: 2)
    control.addAction(for: .valueChanged) { [weak self] _ in self?.valueChanged() }
    showTexts()
  }

  private func showTexts() {
    titleLabel.text = texts("\(name).title")
    control.thumbNames = (lower: texts("range.lower"), upper: texts("range.upper"))
    showChoice()
    showHint()
  }

  private func showHint() {
    let isCounting = FeedbackChoice(control.feedback) == .count
    hintLabel.text =
      isCounting ? texts("slider.ticks", ["count": texts.number(tickCount)]) : texts("\(name).hint")
  }

  /// Shows what the model holds.
  final func showChoice() { valueLabel.text = choice }

  private func valueChanged() {
    choose()
    showChoice()
  }

  override func viewDidLayoutSubviews() {
    let layout = SliderSceneLayout(
      size: view.bounds.size, axis: control.axis, metrics: view.theme.metrics,
      sliderThickness: control.sizeThatFits(view.bounds.size)[control.axis.crossing],
      sliderOverhang: (control.touchTarget - control.appearance.thumbSize.width) / 2)
    styleLabels(layout)
    card.isRaised = layout.isCardRaised
    card.frame = layout.card
    titleLabel.isHidden = !layout.showsTitle
    hintLabel.isHidden = !layout.showsHint
    titleLabel.frame = layout.title
    valueLabel.frame = layout.value
    control.frame = layout.slider
    hintLabel.frame = layout.hint
  }

  private func styleLabels(_ layout: SliderSceneLayout) {
    let theme = view.theme
    titleLabel.font = theme.type.body
    titleLabel.textColor = theme.palette.secondaryText
    valueLabel.font = layout.usesDisplayFont ? theme.type.display : theme.type.heading
    hintLabel.font = theme.type.caption
    hintLabel.textColor = theme.palette.secondaryText
    for label in [titleLabel, valueLabel, hintLabel] {
      label.alignment = layout.isCompact ? .center : .leading
    }
  }

  // MARK: Parameters

  /// What of the scene can be changed while it runs.
  final var parameterGroups: [ParameterGroup] {
    let parameters = SliderParameters(slider: control)
    return ownGroups + [
      group("motion", parameters.motion),
      group(
        "looks",
        [orientation] + relaying(parameters.looks(standard: standardAppearance, imageFolder: imageFolder))),
    ]
  }

  /// Parameters of the slider that belong together.
  final func group(_ group: String, _ parameters: [Parameter]) -> ParameterGroup {
    ParameterGroup(widget: name, name: group, parameters: parameters)
  }

  private var orientation: Parameter {
    .orientation { [control] in
      control.axis
    } set: { [control, weak self] axis in
      control.axis = axis
      self?.view.setNeedsLayout()
    }
  }

  /// The parameters, each followed by laying the scene out anew: the slider may need more or less room.
  final func relaying(_ parameters: [Parameter]) -> [Parameter] {
    parameters.map { parameter in parameter.followed { [weak self] in self?.view.setNeedsLayout() } }
  }

  /// Where the ticks of the slider go.
  final var feedbackGroup: ParameterGroup {
    let feedback = Parameter.choice("feedback", standard: FeedbackChoice.pulse) { [control] in
      FeedbackChoice(control.feedback)
    } set: { [weak self] in
      self?.sendTicks(to: $0)
    }
    return group("feedback", [feedback])
  }

  private func sendTicks(to choice: FeedbackChoice) {
    tickCount = 0
    control.feedback =
      switch choice {
      case .pulse: .visual
      case .click: .click
      case .bell: .bell
      case .none: .none
      case .count: .custom { [weak self] _, _ in self?.countTick() }
      }
    showHint()
  }

  private func countTick() {
    tickCount += 1
    showHint()
  }
}
