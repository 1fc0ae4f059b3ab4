import DetentCore
import DetentGraphics
import DetentUI
import Testing

@Suite("The driver without a window system")
@MainActor
struct OffscreenDriverTests {
  let driver = OffscreenDriver()

  @Test("Calls come in the order of their times, those of the same time in the order in which they were made")
  func order() {
    var heard: [String] = []
    for (name, time) in [("c", 2.0), ("a", 1.0), ("d", 2.0), ("b", 1.0)] {
      _ = driver.schedule(after: time) { [driver] in heard.append("\(name) \(driver.now)") }
    }
    driver.advance(by: 1.5)
    #expect(heard == ["a 1.0", "b 1.0"])
    driver.advance(by: 1)
    #expect(heard == ["a 1.0", "b 1.0", "c 2.0", "d 2.0"])
    #expect(driver.now == 2.5)
  }

  @Test("A cancelled call is not made, not even when one of the same moment cancels it")
  func cancelling() {
    var heard: [Int] = []
    let calls = Box<[any ScheduledCall]>([])
    _ = driver.schedule(after: 1) {
      heard.append(0)
      calls.value[0].cancel()
    }
    calls.value = [
      driver.schedule(after: 1) { heard.append(1) }, driver.schedule(after: 1) { heard.append(2) },
    ]
    driver.advance(by: 2)
    calls.value[1].cancel()
    #expect(heard == [0, 2])
  }

  @Test("A call may make another one, also for the same moment, and negative times are now")
  func nested() {
    var heard: [Double] = []
    _ = driver.schedule(after: 1) { [driver] in
      _ = driver.schedule(after: 0) { heard.append(driver.now) }
      _ = driver.schedule(after: -5) { heard.append(driver.now) }
      _ = driver.schedule(after: 0.5) { heard.append(driver.now) }
    }
    driver.advance(by: 10)
    #expect(heard == [1, 1, 1.5])
  }

  @Test("Time does not go back")
  func backwards() {
    driver.advance(by: 1)
    driver.advance(by: -1)
    driver.advance(by: .nan)
    #expect(driver.now == 1)
  }

  @Test("run makes all calls and ends when nothing is left")
  func running() {
    var heard: [Double] = []
    _ = driver.schedule(after: 3) { [driver] in
      heard.append(driver.now)
      _ = driver.schedule(after: 4) { heard.append(driver.now) }
    }
    #expect(driver.run() == .finished)
    #expect(heard == [3, 7])
    #expect(driver.now == 7)
  }

  @Test("stop ends run after the call that asks for it, with the first reason; what is left runs later")
  func stopping() {
    var heard: [Int] = []
    _ = driver.schedule(after: 1) { [driver] in
      heard.append(1)
      driver.stop(.signal(15))
      driver.stop(.closed)
    }
    _ = driver.schedule(after: 1) { heard.append(2) }
    #expect(driver.run() == .signal(15))
    #expect(heard == [1])
    #expect(driver.run() == .finished)
    #expect(heard == [1, 2])
  }

  @Test("Bell and clicks are counted, and the desktop is what it was made with")
  func desktop() {
    let driver = OffscreenDriver(desktop: DesktopSettings(dragThreshold: 3, allowsAnimation: false))
    driver.ringBell()
    #expect(driver.bellCount == 1 && driver.clickCount == 0)
    driver.playClick()
    #expect(driver.bellCount == 1 && driver.clickCount == 1)
    #expect(driver.desktop.dragThreshold == 3)
    #expect(Window(driver: driver).prefersReducedMotion)
  }

  @Test(
    "A window has the size and scale that it was asked to have, and its events reach it until it is closed")
  func window() throws {
    let window = Window(driver: driver)
    try window.open(
      WindowConfiguration(
        title: "", instanceName: "a", className: "A", size: Size(width: 30, height: 20),
        scale: PixelScale(clamping: 1.5)))
    let surface = try #require(driver.windows.first)
    driver.advance(by: 0)
    #expect(window.frame == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(window.scale.factor == 1.5)
    #expect(window.snapshot()?.width == 45)
    #expect(window.identifier == 0)

    window.close()
    surface.send(.visibility(true))
    #expect(!window.isOnScreen)
    driver.advance(by: 1)
    #expect(driver.windows.isEmpty)
  }

  @Test("A size that no surface can have is limited, never a trap", arguments: [-5, 0, 1e9, .nan, .infinity])
  func sizes(width: Double) {
    let window = Window(driver: driver)
    try? window.open(
      WindowConfiguration(
        title: "", instanceName: "a", className: "A", size: Size(width: width, height: 1)))
    driver.advance(by: 0.1)
  }
}
