internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A scene around one slider: a card with a title, what has been chosen, the slider, and a hint.
///
/// A subclass knows the model and the slider. It brings the slider's change to the model, and from there to the label;
/// neither of the two knows the other.
class SliderSceneController<Scale: SliderScale>: ViewController {
  let texts: Texts
  private let control: SliderControl<Scale>
  private let name: String
  private let card = CardView()
  private let titleLabel = Label()
  private let valueLabel = Label()
  private let hintLabel = Label()

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

  final override var title: String? { texts("\(name).title") }

  final var preferredSize: Size {
    control.axis == .horizontal ? Size(width: 560, height: 360) : Size(width: 360, height: 520)
  }

  // MARK: View

  override func viewDidLoad() {
    view.addSubview(card)
    for label in [titleLabel, valueLabel, hintLabel] { card.addSubview(label) }
    card.addSubview(control)
    titleLabel.text = texts("\(name).title")
    hintLabel.text = texts("\(name).hint")
    hintLabel.lines = .wrapping(maximum: 2)
    control.thumbNames = (lower: texts("range.lower"), upper: texts("range.upper"))
    control.addAction(for: .valueChanged) { [weak self] _ in self?.valueChanged() }
    valueLabel.text = choice
  }

  private func valueChanged() {
    choose()
    valueLabel.text = choice
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
}
