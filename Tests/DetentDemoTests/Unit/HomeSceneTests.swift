import DetentControls
import DetentCore
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

    let parts = (0..<6).map { _ in
      press(.tab, in: window)
      return part(scene, window)
    }

    #expect(
      parts == [
        "range lower", "range upper", "pager tab 0", "home open range", "home open pager", "range lower",
      ])
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

  @Test(
    "A button opens its widget alone; Escape or the back button lead to it again", arguments: [true, false])
  func openAndBack(isByEscape: Bool) throws {
    let (scene, window) = try open()
    for _ in 0..<5 { press(.tab, in: window) }

    press(.enter, in: window)
    #expect(scene.mode == .open(.pager))
    #expect(part(scene, window) == nil)
    press(.tab, in: window)
    #expect(part(scene, window) == "pager tab 0")
    if isByEscape {
      press(.escape, in: window)
    } else {
      press(.tab, in: window)
      #expect(part(scene, window) == "home back")
      press(.space, in: window)
    }

    #expect(scene.mode == .overview)
    #expect(part(scene, window) == "home open pager")
  }

  @Test("Escape on the front page itself does nothing")
  func escape() throws {
    let (scene, window) = try open()

    press(.escape, in: window)

    #expect(scene.mode == .overview)
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

  private func layout(
    _ size: Size, _ mode: HomeSceneController.Mode, _ direction: LayoutDirection = .leftToRight
  ) -> HomeSceneLayout {
    HomeSceneLayout(
      size: size, mode: mode, direction: direction, metrics: Metrics(),
      buttonSize: Size(width: 80, height: 44))
  }

  @Test("In a window of the usual size everything lies inside, and no widget covers another")
  func usual() {
    let layout = layout(Size(width: 480, height: 640), .overview)
    let window = Rect(x: 0, y: 0, width: 480, height: 640)
    let card = layout.range.inset(by: Insets(all: Metrics().margin))

    for part in [layout.title, layout.subtitle, layout.range, layout.pagerCard] {
      #expect(window.contains(part))
    }
    #expect(!card.intersects(layout.pagerCard))
    for section in HomeSceneController.Section.allCases {
      #expect(!layout.name(of: section).intersects(layout.openButton(of: section)))
      #expect(!layout.openButton(of: section).intersects(section == .range ? card : layout.pagerCard))
    }
  }

  @Test(
    "In windows of any size nothing has a negative extent",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anySize(direction: LayoutDirection) {
    for size in Self.sizes {
      for mode in [HomeSceneController.Mode.overview, .open(.range), .open(.pager)] {
        let layout = layout(size, mode, direction)
        for part in [layout.title, layout.subtitle, layout.range, layout.pagerCard, layout.name(of: .pager)] {
          #expect(part.width >= 0 && part.height >= 0 && part.minX >= 0, "\(part) in \(size)")
        }
      }
    }
  }

  @Test("From right to left the parts of a line are mirrored")
  func mirrored() {
    let size = Size(width: 480, height: 640)
    let (left, right) = (layout(size, .overview), layout(size, .overview, .rightToLeft))

    for section in HomeSceneController.Section.allCases {
      let (one, other) = (left.openButton(of: section), right.openButton(of: section))
      #expect(one.minX + other.maxX == 480 && one.minY == other.minY)
    }
    #expect(
      layout(size, .open(.pager)).back.minX + layout(size, .open(.pager), .rightToLeft).back.maxX == 480)
  }
}
