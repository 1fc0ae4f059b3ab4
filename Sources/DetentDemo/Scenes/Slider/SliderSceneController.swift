internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentLab
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
  let control: SliderControl<Scale>
  let name: String
  /// Where the pictures are that may take the place of drawn parts.
  let imageFolder: String?
  /// What the slider was like when the program started.
  let standard: SliderStandard
  private let card = CardView()
  private let titleLabel = Label()
  private let valueLabel = Label()
  private let hintLabel = Label()
  private let countLabel = Label()
  /// The ticks so far; nil while nobody counts them.
  private var tickCount: Int? {
    didSet { showCount() }
  }

  /// Creates the scene; the keys of its texts begin with `name`.
  init(control: SliderControl<Scale>, name: String, texts: Texts, imageFolder: String?) {
    self.control = control
    self.name = name
    self.texts = texts
    self.imageFolder = imageFolder
    standard = SliderStandard(control)
    super.init()
  }

  /// What has been chosen, as the label shows it.
  var choice: String { "" }

  /// The user chose something else: the place to tell the model.
  func choose() {}

  /// What of the slider can be changed; those of its looks, its motion and its feedback come after these.
  var ownGroups: [ParameterGroup] { [] }

  final override var title: String? { texts("\(name).title") }

  final var preferredSize: Size {
    control.axis == .horizontal ? Size(width: 560, height: 360) : Size(width: 360, height: 520)
  }

  // MARK: View

  override func viewDidLoad() {
    view.addSubview(card)
    for label in [titleLabel, countLabel, valueLabel, hintLabel] { card.addSubview(label) }
    card.addSubview(control)
    hintLabel.lines = .wrapping(maximum: 2)
    control.addAction(for: .valueChanged) { [weak self] _ in self?.valueChanged() }
    showTexts()
  }

  private func showTexts() {
    titleLabel.text = texts("\(name).title")
    control.thumbNames = (lower: texts("range.lower"), upper: texts("range.upper"))
    hintLabel.text = texts("\(name).hint")
    showChoice()
    showCount()
  }

  private func showCount() {
    countLabel.text = tickCount.map { texts("slider.ticks", ["count": texts.number($0)]) } ?? ""
    view.setNeedsLayout()
  }

  /// Shows what the model holds.
  final func showChoice() { valueLabel.text = choice }

  private func valueChanged() {
    choose()
    showChoice()
  }

  /// Counts a tick, or begins to count anew, or ends it.
  final func count(_ change: (inout Int?) -> Void) { change(&tickCount) }

  /// Changes something that may move thumbs, and shows where they are then.
  ///
  /// - Throws: What `change` throws; nothing has changed then.
  final func adjust<Failure: Error>(_ change: () throws(Failure) -> Void) throws(Failure) {
    try change()
    valueChanged()
  }

  override func viewDidLayoutSubviews() {
    let theme = view.theme
    for label in [hintLabel, countLabel] {
      label.font = theme.type.caption
      label.textColor = theme.palette.secondaryText
    }
    let layout = SliderSceneLayout(
      size: view.bounds.size, axis: control.axis, metrics: theme.metrics, contents: contents)
    styleLabels(layout)
    card.isRaised = layout.isCardRaised
    card.frame = layout.card
    titleLabel.isHidden = !layout.showsTitle
    hintLabel.isHidden = !layout.showsHint
    let direction = view.layoutDirection
    for (part, rect) in [
      (titleLabel, layout.title), (countLabel, layout.count), (valueLabel, layout.value),
      (hintLabel, layout.hint), (control, layout.slider),
    ] as [(View, Rect)] { part.frame = rect.mirrored(in: layout.card.width, direction) }
  }

  private var contents: SliderSceneLayout.Contents {
    let size = view.bounds.size
    return SliderSceneLayout.Contents(
      sliderThickness: control.sizeThatFits(size)[control.axis.crossing],
      sliderOverhang: (control.touchTarget - control.appearance.thumbSize.width) / 2,
      countWidth: tickCount == nil ? 0 : countLabel.sizeThatFits(size).width.rounded(.up),
      hintHeight: { [hintLabel] width in
        hintLabel.sizeThatFits(Size(width: width, height: size.height)).height.rounded(.up)
      })
  }

  private func styleLabels(_ layout: SliderSceneLayout) {
    let theme = view.theme
    titleLabel.font = theme.type.body
    titleLabel.textColor = theme.palette.secondaryText
    valueLabel.font = layout.usesDisplayFont ? theme.type.display : theme.type.heading
    for label in [titleLabel, valueLabel, hintLabel] {
      label.alignment = layout.isCompact ? .center : .leading
    }
  }
}
