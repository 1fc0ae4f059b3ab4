internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentLab
internal import DetentUI

/// The front page: slider and pager together, and the way to every widget alone and back.
final class HomeSceneController: ViewController, Scene {
  private let scenes: [HomePlace.Widget: any Scene]
  var texts: Texts {
    didSet { if texts != oldValue { textsDidChange() } }
  }
  var onSubjectChange: (() -> Void)?
  private let titleLabel = Label()
  private let subtitleLabel = Label()
  private let navigation = SegmentedControl()
  private let pagerCard = CardView()
  private var log: EventLog?
  private var logged: Set<HomePlace.Widget> = []

  /// What is in front of the user.
  private(set) var place = HomePlace.overview {
    didSet { if place != oldValue { placeDidChange() } }
  }

  /// Creates the front page of the scenes of the widgets.
  init(texts: Texts, scenes: [HomePlace.Widget: any Scene]) {
    self.texts = texts
    self.scenes = scenes
    super.init()
  }

  override var title: String? { texts("home.title") }

  var preferredSize: Size { Size(width: 480, height: 640) }

  // MARK: View

  override func loadView() -> View { HomeView { [weak self] in self?.goBack() ?? false } }

  override func viewDidLoad() {
    navigation.addAction(for: .valueChanged) { [weak self] in self?.navigated(to: $0.selectedIndex) }
    for part in [titleLabel, subtitleLabel] { view.addSubview(part) }
    for (widget, scene) in orderedScenes where widget != .pager { view.addSubview(scene.view) }
    view.addSubview(pagerCard)
    for (_, scene) in orderedScenes { addChild(scene) }
    if let pager = scenes[.pager] { pagerCard.addSubview(pager.view) }
    // The first Tab leads to a widget; the way to the others comes after those in sight.
    view.addSubview(navigation)
    textsDidChange()
    placeDidChange()
  }

  private var orderedScenes: [(HomePlace.Widget, any Scene)] {
    HomePlace.Widget.allCases.compactMap { widget in scenes[widget].map { (widget, $0) } }
  }

  private func textsDidChange() {
    titleLabel.text = texts("home.title")
    subtitleLabel.text = texts("home.subtitle")
    navigation.name = texts("home.navigation")
    navigation.titles = HomePlace.allCases.map { texts($0.key) }
    for (_, scene) in orderedScenes { scene.texts = texts }
  }

  override func viewDidLayoutSubviews() {
    let theme = view.theme
    titleLabel.font = theme.type.title
    subtitleLabel.font = theme.type.caption
    subtitleLabel.textColor = theme.palette.secondaryText
    let layout = HomeSceneLayout(
      size: view.bounds.size, place: place, metrics: theme.metrics, sliderAxis: sliderAxis)
    titleLabel.frame = layout.title
    subtitleLabel.frame = layout.subtitle
    navigation.frame = layout.navigation
    let place = { [view] (rect: Rect) in rect.mirrored(in: view.bounds.width, view.layoutDirection) }
    for (widget, scene) in orderedScenes where widget != .pager { scene.view.frame = place(layout.slider) }
    pagerCard.frame = place(layout.pagerCard)
    pagerCard.isRaised = self.place == .overview
    scenes[.pager]?.view.frame = Rect(size: layout.pagerCard.size)
  }

  private var sliderAxis: Axis { (scenes[.range] as? RangeSceneController)?.slider.axis ?? .horizontal }

  // MARK: Navigation

  private func navigated(to index: Int?) {
    if let index { place = HomePlace.allCases[index] }
  }

  /// Returns to the overview.
  ///
  /// - Returns: Whether there was anything to return from.
  private func goBack() -> Bool {
    guard place != .overview else { return false }
    place = .overview
    if view.window?.isFocusVisible == true { navigation.focus() }
    return true
  }

  private func placeDidChange() {
    try? navigation.select(HomePlace.allCases.firstIndex(of: place))
    for (widget, scene) in orderedScenes { scene.view.isHidden = !place.shows(widget) }
    pagerCard.isHidden = !place.shows(.pager)
    view.setNeedsLayout()
    logNewcomers()
    onSubjectChange?()
  }

  // MARK: Scene

  /// Those of every widget in sight.
  var parameterGroups: [ParameterGroup] {
    orderedScenes.filter { place.shows($0.0) }.flatMap(\.1.parameterGroups)
  }

  func startLogging(to log: EventLog) {
    // Two sliders with the same stops are in sight here, and each has its own name.
    (scenes[.pager] as? PagerSceneController)?.sliderName = "filter"
    self.log = log
    logNewcomers()
  }

  /// A widget is logged from when it first comes into sight, beginning with where it is then.
  private func logNewcomers() {
    guard let log else { return }
    view.layoutIfNeeded()
    for (widget, scene) in orderedScenes where place.shows(widget) && logged.insert(widget).inserted {
      scene.startLogging(to: log)
    }
  }

  func part(of view: View) -> ScenePart? {
    if view === navigation { return ScenePart(widget: "home", part: "navigation") }
    return orderedScenes.lazy.compactMap { $0.1.part(of: view) }.first
  }
}

/// The view of the front page; Escape leads back to the overview.
private final class HomeView: View {
  private let onEscape: () -> Bool

  init(onEscape: @escaping () -> Bool) {
    self.onEscape = onEscape
    super.init()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool { event.key == .escape && onEscape() }
}
