import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI

/// A page that notes what it hears.
@MainActor
final class NotedPage: ViewController, ChildPage {
  var page = Page()
  var isKept = false
  let name: String
  /// Something in the page that can have the focus.
  let button = Button()
  private let note: @MainActor (String) -> Void

  init(_ name: String, note: @escaping @MainActor (String) -> Void) {
    self.name = name
    self.note = note
    super.init()
  }

  override func viewDidLoad() {
    button.title = name
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() { button.frame = Rect(x: 20, y: 20, width: 80, height: 44) }
  override func viewWillAppear() { note("\(name) willAppear") }
  override func viewDidAppear() { note("\(name) didAppear") }
  override func viewWillDisappear() { note("\(name) willDisappear") }
  override func viewDidDisappear() { note("\(name) didDisappear") }
}

/// Pages "a", "b", "c", … with a list of all that happens, in order.
@MainActor
final class NotedController: PagerController {
  /// The identities of the pages.
  var names: [String]
  var heard: [String] = []
  var made: [Int] = []
  var keptNames: Set<String> = []
  var titles: ((Int) -> String)?
  /// The steps of the drag gesture.
  var pans: [String] = []
  var onReport: ((PagerReport) -> Void)?
  var allowsMove: (Int, Int) -> Bool = { _, _ in true }
  var content: ((Int) -> any ChildPage)?

  init(names: [String]) {
    self.names = names
    super.init()
    pager.delegate = self
  }

  override var pageCount: Int { names.count }
  override func tabTitle(at index: Int) -> String {
    titles?(index) ?? (index < names.count ? names[index] : "")
  }

  override func makePage(at index: Int) -> any ChildPage {
    made.append(index)
    if let content { return content(index) }
    return NotedPage(names[index]) { [weak self] in self?.heard.append($0) }.then {
      $0.isKept = keptNames.contains(names[index])
    }
  }

  override func pageIdentity(at index: Int) -> String { names[index] }
  override func pageIndex(of identity: String) -> Int? { names.firstIndex(of: identity) }
}

extension NotedController: PagerDelegate {
  func pager(_ pager: Pager, shouldMoveFrom from: Int, to: Int) -> Bool { allowsMove(from, to) }
  func pager(_ pager: Pager, didBegin move: PageMove) {
    heard.append("began \(move.from)>\(move.to) \(move.source.rawValue)")
  }
  func pager(_ pager: Pager, didEnd move: PageMove, completed: Bool) {
    heard.append("\(completed ? "completed" : "cancelled") \(move.from)>\(move.to) \(move.source.rawValue)")
  }
  func pager(_ pager: Pager, didChange report: PagerReport) {
    let indices = [report.current, report.target, report.settled].map { $0.map(String.init) ?? "-" }
    heard.append("page \(indices.joined(separator: "/")) \(report.source.rawValue)")
    onReport?(report)
  }
  func pager(_ pager: Pager, didPan pan: PanReading, phase: PanState) {
    let (way, place) = (pan.translation, pan.location)
    pans.append("\(phase) \(pan.kind) \(way.dx),\(way.dy) at \(place.x),\(place.y)")
  }
  func pagerDidSettle(_ pager: Pager) { heard.append("settled") }
}

/// A pager of 300 × 200 points under its strip, or beside nothing, in a window.
@MainActor
final class PagerScene {
  let controller: NotedController
  let stage: Stage
  var pager: Pager { controller.pager }
  var strip: TabStrip { controller.tabStrip }
  var scroller: PageScroller { controller.pager.scroller }
  let axis: Axis
  let direction: LayoutDirection

  static let extent = 300.0

  convenience init(
    _ count: Int = 3, axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight, scale: Double = 1,
    desktop: DesktopSettings = DesktopSettings(), configure: (NotedController) -> Void = { _ in }
  ) throws {
    let names = (0..<count).map { count <= 26 ? String(UnicodeScalar(UInt8(97 + $0))) : "p\($0)" }
    try self.init(
      names: names, axis: axis, direction: direction, scale: scale, desktop: desktop, configure: configure)
  }

  init(
    names: [String], axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight, scale: Double = 1,
    desktop: DesktopSettings = DesktopSettings(), configure: (NotedController) -> Void = { _ in }
  ) throws {
    self.axis = axis
    self.direction = direction
    controller = NotedController(names: names)
    controller.pager.axis = axis
    configure(controller)
    let height = axis == .horizontal ? 244.0 : 344
    stage = try Stage(
      controller: controller, size: Size(width: 300, height: height), scale: scale, direction: direction,
      desktop: desktop)
    stage.settle()
    forget()
  }

  /// What was heard since the last time that it was forgotten.
  var heard: [String] { controller.heard }

  /// What was heard of one kind.
  func heard(_ words: String...) -> [String] { heard.filter { line in words.contains { line.contains($0) } } }

  func forget() {
    controller.heard = []
    controller.made = []
    stage.forgetFrames()
  }

  /// A place in the pager from which a drag of `pages` towards larger indices ends inside of the window.
  func start(_ pages: Double = 0) -> Point {
    pager.convertToWindow(pager.bounds).center + way(min(max(-pages / 2, -0.45), 0.45))
  }

  /// How far a pointer goes to bring `pages` pages of larger index.
  func way(_ pages: Double) -> Vector {
    var way = Vector.zero
    way[axis] = -pages * Self.extent * (axis == .horizontal && direction == .rightToLeft ? -1 : 1)
    return way
  }

  /// Drags over so many pages from where the slop was crossed, slowly, with a rest at the end, and lets go.
  func drag(_ pages: Double, over seconds: Double = 1) {
    hold(pages, over: seconds)
    stage.release()
  }

  /// Drags over so many pages and holds there.
  func hold(_ pages: Double, over seconds: Double = 1) {
    let start = start(pages)
    let slop = way(pages < 0 ? -0.04 : 0.04)
    stage.press(at: start)
    stage.move(to: start + slop)
    stage.move(to: start + slop + way(pages), over: seconds, steps: 30)
    stage.advance(by: 0.2)
  }

  /// Lets go while moving: so many pages in so many seconds.
  func flick(_ pages: Double, over seconds: Double = 0.08) {
    let start = start(pages)
    stage.press(at: start)
    stage.move(to: start + way(pages < 0 ? -0.04 : 0.04))
    stage.move(to: start + way(pages < 0 ? -0.04 : 0.04) + way(pages), over: seconds, steps: 6)
    stage.release()
  }

  /// Current, target, settled.
  var indices: [Int?] { [scroller.currentPage, scroller.targetPage, scroller.settledPage] }

  func page(_ index: Int) -> NotedPage? { pager.livingPage(at: index) as? NotedPage }

  /// The middle of a tab, in the window.
  func tab(_ index: Int) -> Point { strip.convertToWindow(strip.tabFrame(at: index)).center }
}

extension Rect {
  var center: Point { Point(x: midX, y: midY) }
}
