internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// The range scene: a segmented slider and the pair that it has chosen.
///
/// The slider tells the model, the model's change goes to the label; neither knows the other.
final class RangeSceneController: ViewController, Scene {
  let slider: SegmentedRangeSlider
  private let model: PriceRange
  private let texts: Texts
  private let card = CardView()
  private let titleLabel = Label()
  private let valueLabel = Label()
  private let hintLabel = Label()
  private var sceneLog: RangeSceneLog?

  init(model: PriceRange, slider: SegmentedRangeSlider, texts: Texts) {
    self.model = model
    self.slider = slider
    self.texts = texts
    super.init()
  }

  override var title: String? { texts("range.title") }

  var preferredSize: Size {
    slider.axis == .horizontal ? Size(width: 560, height: 360) : Size(width: 360, height: 520)
  }

  func startLogging(to log: EventLog) {
    let sceneLog = RangeSceneLog(log)
    self.sceneLog = sceneLog
    slider.delegate = sceneLog
    sceneLog.writeLayout(of: slider)
  }

  func part(of view: View) -> ScenePart? {
    guard view.isDescendant(of: slider), let thumb = slider.focusedThumb else { return nil }
    return ScenePart(widget: "range", part: "\(thumb)")
  }

  override func viewDidLoad() {
    view.addSubview(card)
    for label in [titleLabel, valueLabel, hintLabel] { card.addSubview(label) }
    card.addSubview(slider)
    titleLabel.text = texts("range.title")
    hintLabel.text = texts("range.hint")
    slider.thumbNames = (lower: texts("range.lower"), upper: texts("range.upper"))
    slider.addTarget(self, action: RangeSceneController.rangeChanged, for: .valueChanged)
    showChoice()
  }

  /// The user chose another pair.
  private func rangeChanged(_ sender: Control) {
    model.choose(slider.range)
    showChoice()
  }

  private func showChoice() {
    valueLabel.text =
      model.labels.isEmpty
      ? texts("range.empty") : texts("range.value", ["lower": model.lowerLabel, "upper": model.upperLabel])
  }

  override func viewDidLayoutSubviews() {
    let layout = RangeSceneLayout(
      size: view.bounds.size, axis: slider.axis, metrics: view.theme.metrics,
      sliderThickness: slider.sizeThatFits(view.bounds.size)[slider.axis.crossing],
      sliderOverhang: (slider.touchTarget - slider.appearance.thumbSize.width) / 2)
    styleLabels(layout)
    card.isRaised = layout.isCardRaised
    card.frame = layout.card
    titleLabel.isHidden = !layout.showsTitle
    hintLabel.isHidden = !layout.showsHint
    titleLabel.frame = layout.title
    valueLabel.frame = layout.value
    slider.frame = layout.slider
    hintLabel.frame = layout.hint
  }

  private func styleLabels(_ layout: RangeSceneLayout) {
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
