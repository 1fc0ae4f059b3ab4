import DetentControls
import DetentCore
import DetentGraphics
import DetentLab
import DetentUI
import Testing

@testable import DetentDemo

@Suite("The front page")
@MainActor
struct HomeSceneTests {
  private let driver = OffscreenDriver()

  private func open(_ options: DemoOptions = DemoOptions()) throws -> (HomeSceneController, Window) {
    let scene = try #require(try SceneFactory.make(options) as? HomeSceneController)
    let window = Window(driver: driver)
    window.rootViewController = scene
    try window.open(
      WindowConfiguration(title: "", instanceName: "", className: "", size: Size(width: 480, height: 640)))
    window.windowReceived(.visibility(true))
    window.windowReceived(.focus(true))
    driver.advance(by: 0.5)
    return (scene, window)
  }

  private func press(_ key: Key, in window: Window, modifiers: KeyModifiers = []) {
    for phase in [KeyEvent.Phase.down, .up] {
      window.windowReceived(.key(KeyEvent(key: key, phase: phase, modifiers: modifiers, time: .zero)))
    }
    driver.advance(by: 0.5)
  }

  private func part(_ scene: HomeSceneController, _ window: Window) -> String? {
    window.focusedView.flatMap(scene.part).map { "\($0.widget) \($0.part)" }
  }

  @Test("Tab goes to the lower thumb first, and in the same order each time")
  func focusOrder() throws {
    let (scene, window) = try open()

    let parts = (0..<5).map { _ in
      press(.tab, in: window)
      return part(scene, window)
    }

    #expect(parts == ["range lower", "range upper", "pager tab 0", "home navigation", "range lower"])
  }

  @Test("The slider on a page has another name than the one above")
  func names() throws {
    let (scene, window) = try open()
    scene.startLogging(to: EventLog(output: CollectingOutput(), now: { 0 }))

    for _ in 0..<3 { press(.tab, in: window) }
    press(.right, in: window)
    press(.tab, in: window)

    #expect(part(scene, window) == "filter lower")
  }

  @Test("The overview makes room when the slider is turned, and has its former looks when it is turned back")
  func turned() throws {
    let (scene, window) = try open()
    let before = window.snapshot()?.pixels
    let orientation = try #require(
      scene.parameterGroups.flatMap(\.parameters).first { $0.name == "orientation" })

    try orientation.set(.choice("vertical"))
    driver.advance(by: 0.5)
    let slider = try #require(window.first { ($0 as? SegmentedRangeSlider)?.axis == .vertical })
    #expect((slider as? SegmentedRangeSlider).map { $0.trackRect.height > 250 } == true)
    try orientation.set(.choice("horizontal"))
    driver.advance(by: 0.5)

    #expect(window.snapshot()?.pixels == before)
  }

  @Test("The navigation leads to every widget alone, and Escape or its first segment to the overview")
  func places() throws {
    let (scene, window) = try open()
    for _ in 0..<4 { press(.tab, in: window) }

    for widget in HomePlace.Widget.allCases {
      press(.right, in: window)
      #expect(scene.place == .open(widget))
      #expect(part(scene, window) == "home navigation")
      press(.tab, in: window)
      #expect(part(scene, window)?.hasPrefix(widget.rawValue) == true, "the first Tab leads to the widget")
      while part(scene, window) != "home navigation" { press(.tab, in: window) }
    }
    press(.home, in: window)
    #expect(scene.place == .overview)
    press(.end, in: window)
    press(.tab, in: window)
    press(.escape, in: window)

    #expect(scene.place == .overview)
    #expect(part(scene, window) == "home navigation")
  }

  @Test("Escape on the front page itself does nothing")
  func escape() throws {
    let (scene, window) = try open()

    press(.escape, in: window)

    #expect(scene.place == .overview)
  }

  @Test("What can be changed is what is in sight, and a change of that is told")
  func parameters() throws {
    let (scene, window) = try open()
    var changes = 0
    scene.onSubjectChange = { changes += 1 }
    func widgets() -> [String] { Array(Set(scene.parameterGroups.map(\.widget))).sorted() }
    #expect(widgets() == ["pager", "range"])

    for _ in 0..<4 { press(.tab, in: window) }
    for widget in ["range", "step", "continuous", "pager"] {
      press(.right, in: window)
      #expect(widgets() == [widget])
    }

    #expect(changes == 4)
  }

  @Test("A widget is logged from when it comes into sight, with its place")
  func logging() throws {
    let (scene, window) = try open()
    let output = CollectingOutput()
    scene.startLogging(to: EventLog(output: output, now: { 0 }))
    func widgets() -> [String] { output.lines.filter { $0.type == "layout" }.map { $0.text("widget") } }
    #expect(Set(widgets()) == ["range", "pager"])

    for _ in 0..<4 { press(.tab, in: window) }
    press(.right, in: window)
    press(.right, in: window)

    let step = try #require(output.lines.first { $0.type == "layout" && $0.text("widget") == "step" })
    #expect(step.rect("track").width > 300)
    #expect(!widgets().contains("continuous"))
  }

  @Test("What names stops is meant for the first slider alone")
  func stops() throws {
    var options = DemoOptions()
    options.count = 0
    options.initial = nil

    #expect(throws: Never.self) { try SceneFactory.make(options) }
  }

  @Test("A page to start on that does not exist is refused", arguments: [3, 999_999])
  func badPage(page: Int) {
    var options = DemoOptions()
    options.page = page

    #expect(
      throws: UsageError.illegalValue(option: "--page", value: "\(page)", allowed: "a page from 0 to 2")
    ) {
      try SceneFactory.make(options)
    }
  }
}

@Suite("Layout of the front page")
@MainActor
struct HomeSceneLayoutTests {
  nonisolated private static let sizes = stride(from: 200.0, through: 1_400, by: 111).flatMap { width in
    stride(from: 120.0, through: 1_200, by: 97).map { Size(width: width, height: $0) }
  }

  private func parts(_ layout: HomeSceneLayout) -> [Rect] {
    [layout.title, layout.subtitle, layout.navigation, layout.slider, layout.pagerCard]
  }

  @Test("In a window of the usual size everything lies inside, and no widget covers another")
  func usual() {
    let layout = HomeSceneLayout(
      size: Size(width: 480, height: 640), place: .overview, metrics: Metrics(), sliderAxis: .horizontal)
    let card = layout.slider.inset(by: Insets(all: Metrics().margin))

    for part in parts(layout) { #expect(Rect(x: 0, y: 0, width: 480, height: 640).contains(part)) }
    let column = [layout.title, layout.subtitle, layout.navigation, card, layout.pagerCard]
    for (above, below) in zip(column, column.dropFirst()) { #expect(above.maxY <= below.minY) }
    #expect(layout.pagerCard.height > 180)
  }

  @Test("A vertical slider stands beside the pager, with room for its track")
  func vertical() {
    let size = Size(width: 480, height: 640)
    let layout = HomeSceneLayout(size: size, place: .overview, metrics: Metrics(), sliderAxis: .vertical)
    let card = layout.slider.inset(by: Insets(all: Metrics().margin))

    #expect(card.maxX < layout.pagerCard.minX && card.minY == layout.pagerCard.minY)
    #expect(card.height > 400 && card.width > 150 && layout.pagerCard.width > 200)
  }

  @Test("In windows of any size nothing has a negative extent", arguments: HomePlace.allCases, Axis.allCases)
  func anySize(place: HomePlace, axis: Axis) {
    for size in Self.sizes {
      for part in parts(HomeSceneLayout(size: size, place: place, metrics: Metrics(), sliderAxis: axis)) {
        #expect(part.width >= 0 && part.height >= 0 && part.minX >= 0, "\(part) in \(size)")
      }
    }
  }

  @Test("The head stays where it is, wherever one goes", arguments: HomePlace.allCases, Axis.allCases)
  func head(place: HomePlace, axis: Axis) {
    let size = Size(width: 480, height: 640)
    let (here, there) = (
      HomeSceneLayout(size: size, place: .overview, metrics: Metrics(), sliderAxis: .horizontal),
      HomeSceneLayout(size: size, place: place, metrics: Metrics(), sliderAxis: axis)
    )

    #expect([here.title, here.subtitle, here.navigation] == [there.title, there.subtitle, there.navigation])
  }
}

extension View {
  /// The first of the view and all that it holds which is in sight and for which `isWanted` holds.
  fileprivate func first(where isWanted: (View) -> Bool) -> View? {
    if isHidden { return nil }
    if isWanted(self) { return self }
    for view in subviews {
      if let found = view.first(where: isWanted) { return found }
    }
    return nil
  }
}
