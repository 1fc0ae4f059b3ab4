internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// The front page: slider and pager together, and the way to each of them alone and back.
final class HomeSceneController: ViewController, Scene {
  /// What the front page shows.
  enum Mode: Equatable {
    /// Both widgets.
    case overview
    /// One of them, over the whole window.
    case open(Section)
  }

  /// A widget of the front page.
  enum Section: CaseIterable {
    case range
    case pager
  }

  private let range: RangeSceneController
  private let pager: PagerSceneController
  private let texts: Texts
  private let titleLabel = Label()
  private let subtitleLabel = Label()
  private let backButton = Button()
  private let openButtons: [Section: Button]
  private let nameLabels: [Section: Label]
  private let pagerCard = CardView()
  private(set) var mode = Mode.overview {
    didSet { if mode != oldValue { modeDidChange() } }
  }

  init(range: RangeSceneController, pager: PagerSceneController, texts: Texts) {
    self.range = range
    self.pager = pager
    self.texts = texts
    openButtons = Dictionary(uniqueKeysWithValues: Section.allCases.map { ($0, Button()) })
    nameLabels = Dictionary(uniqueKeysWithValues: Section.allCases.map { ($0, Label()) })
    super.init()
  }

  override var title: String? { texts("home.title") }

  var preferredSize: Size { Size(width: 480, height: 640) }

  // MARK: View

  override func loadView() -> View { HomeView { [weak self] in self?.goBack() ?? false } }

  override func viewDidLoad() {
    titleLabel.text = texts("home.title")
    subtitleLabel.text = texts("home.subtitle")
    backButton.title = texts("home.back")
    backButton.addTarget(self, action: HomeSceneController.backPressed, for: .touchUpInside)
    for child in [range, pager] as [ViewController] { addChild(child) }
    for part in [titleLabel, subtitleLabel, range.view, pagerCard] as [View] { view.addSubview(part) }
    pagerCard.addSubview(pager.view)
    // In the order in which Tab goes through them.
    for section in Section.allCases { addHeadline(of: section) }
    view.addSubview(backButton)
    modeDidChange()
  }

  private func addHeadline(of section: Section) {
    nameLabels[section]?.text = texts(section == .range ? "home.range" : "home.pager")
    openButtons[section]?.title = texts("home.open")
    openButtons[section]?.addAction(for: .touchUpInside) { [weak self] _ in self?.mode = .open(section) }
    for part in [nameLabels[section], openButtons[section]] as [View?] {
      if let part { view.addSubview(part) }
    }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    titleLabel.font = view.theme.type.title
    subtitleLabel.font = view.theme.type.caption
    subtitleLabel.textColor = view.theme.palette.secondaryText
    let layout = HomeSceneLayout(
      size: view.bounds.size, mode: mode, direction: view.layoutDirection, metrics: metrics,
      buttonSize: openButtons[.range]?.sizeThatFits(view.bounds.size) ?? .zero)
    titleLabel.frame = layout.title
    subtitleLabel.frame = layout.subtitle
    range.view.frame = layout.range
    pagerCard.frame = layout.pagerCard
    pagerCard.isRaised = mode == .overview
    pager.view.frame = Rect(size: layout.pagerCard.size)
    backButton.frame = layout.back
    for (section, button) in openButtons { button.frame = layout.openButton(of: section) }
    for (section, label) in nameLabels {
      label.font = view.theme.type.bodyStrong
      label.frame = layout.name(of: section)
    }
  }

  // MARK: Navigation

  /// Returns to both widgets.
  ///
  /// - Returns: Whether there was anything to return from.
  private func goBack() -> Bool {
    guard case .open(let section) = mode else { return false }
    mode = .overview
    if view.window?.isFocusVisible == true { openButtons[section]?.focus() }
    return true
  }

  private func backPressed(_ sender: Control) { _ = goBack() }

  private func modeDidChange() {
    range.view.isHidden = mode == .open(.pager)
    pagerCard.isHidden = mode == .open(.range)
    let overview: [View] = [titleLabel, subtitleLabel] + Array(openButtons.values) + Array(nameLabels.values)
    for part in overview { part.isHidden = mode != .overview }
    backButton.isHidden = mode == .overview
    view.setNeedsLayout()
  }

  // MARK: Scene

  func startLogging(to log: EventLog) {
    range.startLogging(to: log)
    // Two sliders are in sight here, and each has its own name.
    pager.sliderName = "filter"
    pager.startLogging(to: log)
  }

  func part(of view: View) -> ScenePart? {
    if let part = range.part(of: view) ?? pager.part(of: view) { return part }
    if view === backButton { return ScenePart(widget: "home", part: "back") }
    guard let section = openButtons.first(where: { $0.value === view })?.key else { return nil }
    return ScenePart(widget: "home", part: "open \(section)")
  }
}

/// The view of the front page; Escape leads back to it.
private final class HomeView: View {
  private let onEscape: () -> Bool

  init(onEscape: @escaping () -> Bool) {
    self.onEscape = onEscape
    super.init()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool { event.key == .escape && onEscape() }
}
