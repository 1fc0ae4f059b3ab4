internal import DetentControls
internal import DetentCore
internal import DetentUI

/// The pager scene: three shelves under tabs, or as many pages as somebody asks for.
final class PagerSceneController: PagerController, Scene {
  private let list: PageList
  var texts: Texts {
    didSet { if texts != oldValue { showTexts() } }
  }
  var onSubjectChange: (() -> Void)?
  private let startPage: Int
  /// The direction of the pages that the program started with.
  let startAxis: Axis
  /// The looks of the slider on the second page.
  private let sliderAppearance: SliderAppearance
  private var sceneLog: PagerSceneLog?
  private var sliderLog: RangeSceneLog?

  init(
    list: PageList, texts: Texts, startPage: Int = 0, axis: Axis = .horizontal,
    sliderAppearance: SliderAppearance = SliderAppearance()
  ) {
    self.list = list
    self.texts = texts
    self.startPage = startPage
    startAxis = axis
    self.sliderAppearance = sliderAppearance
    super.init()
    pager.axis = axis
  }

  /// What the event log calls the slider on the second page.
  var sliderName = "range"

  override var title: String? { texts("window.title") }

  var preferredSize: Size { Size(width: 480, height: 480) }

  override var pageCount: Int { list.count }

  override func tabTitle(at index: Int) -> String {
    if let titles = list.titles, titles.indices.contains(index) { return titles[index] }
    if let key = list.titleKey(at: index) { return texts(key) }
    return Self.numbered(index, texts)
  }

  private static func numbered(_ index: Int, _ texts: Texts) -> String {
    texts("pager.page", ["number": texts.number(index + 1)])
  }

  private func showTexts() {
    tabStrip.reloadTitles()
    for case let page as any ScenePage in pager.livingPages.compactMap(pager.livingPage) {
      page.texts = texts
    }
  }

  override func makePage(at index: Int) -> any ChildPage {
    switch list.content(at: index) {
    case .shelf(let shelf): ShelfPage(groceries: shelf.groceries, texts: texts)
    case .filter(let shelf): makeFilterPage(shelf)
    case .story: TextPage(texts: texts) { ($0("vegetables.title"), $0("vegetables.body")) }
    case .number: TextPage(texts: texts) { (Self.numbered(index, $0), $0("pager.number")) }
    }
  }

  private func makeFilterPage(_ shelf: Shelf) -> FilterPage {
    FilterPage(groceries: shelf.groceries, texts: texts).then {
      $0.slider.appearance = sliderAppearance
      $0.slider.delegate = sliderLog
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if startPage > 0 { try? pager.scroller.go(to: startPage, animated: false) }
  }

  // MARK: Scene

  func startLogging(to log: EventLog) {
    let sceneLog = PagerSceneLog(log, strip: tabStrip)
    self.sceneLog = sceneLog
    pager.delegate = sceneLog
    let sliderLog = RangeSceneLog(log, widget: sliderName)
    self.sliderLog = sliderLog
    for case let page as FilterPage in pager.livingPages.compactMap(pager.livingPage) {
      page.slider.delegate = sliderLog
    }
    sceneLog.onSettle = { [weak self] in self?.writeSliderLayout() }
    tabStrip.onLayout = { [weak sceneLog, weak pager] in
      if let pager { sceneLog?.writeLayout(of: pager) }
    }
    sceneLog.writeLayout(of: pager)
    sceneLog.writePage(pager.scroller)
    writeFirstAppearance(to: sceneLog)
  }

  /// The page that the scene starts on appeared before there was a log.
  private func writeFirstAppearance(to sceneLog: PagerSceneLog) {
    guard pager.window?.isOnScreen == true, let page = pager.scroller.settledPage else { return }
    for phase in [AppearancePhase.willAppear, .didAppear] { sceneLog.pager(pager, page: page, did: phase) }
  }

  /// The slider of the page in view has come to its place with the page.
  private func writeSliderLayout() {
    if let filter = currentFilterPage { sliderLog?.writeLayout(of: filter.slider) }
  }

  private var currentFilterPage: FilterPage? {
    pager.scroller.currentPage.flatMap(pager.livingPage) as? FilterPage
  }

  func part(of view: View) -> ScenePart? {
    if view === tabStrip { return ScenePart(widget: "pager", part: "tab \(pager.scroller.targetPage ?? 0)") }
    guard let filter = currentFilterPage, view.isDescendant(of: filter.slider),
      let thumb = filter.slider.focusedThumb
    else { return nil }
    return ScenePart(widget: sliderName, part: thumb.rawValue)
  }
}
