import DetentCore
import DetentUI
import Testing

@Suite("A program ends with its last window")
@MainActor
struct ApplicationTests {
  let driver = OffscreenDriver()
  let application: Application
  let windows: [Window]

  init() throws {
    let driver = driver
    application = Application(driver: driver)
    windows = (0..<2).map { _ in Window(driver: driver) }
    for window in windows {
      try application.open(
        window,
        as: WindowConfiguration(
          title: "", instanceName: "a", className: "A", size: Size(width: 50, height: 40)))
    }
  }

  @Test("It keeps its windows until they are closed, and ends when the user has closed all")
  func closing() {
    #expect(application.windows.count == 2)
    driver.windows[0].send(.closeRequested)
    #expect(application.windows.count == 1)
    #expect(!windows[0].isOpen)
    _ = driver.schedule(after: 5) { [driver] in driver.windows[0].send(.closeRequested) }

    #expect(application.run() == .closed)
    #expect(driver.now == 5)
    #expect(application.windows.isEmpty)
  }

  @Test("A window that closes itself, or that somebody destroys, is forgotten as well")
  func otherEnds() {
    windows[0].close()
    #expect(application.windows.count == 1)
    driver.advance(by: 0)
    driver.windows[0].send(.destroyed)
    #expect(application.windows.isEmpty)
    #expect(application.run() == .windowDestroyed)
  }

  @Test("Closing twice ends nothing twice")
  func twice() {
    application.close(windows[0])
    application.close(windows[0])
    #expect(application.windows.count == 1)
  }

  @Test("A window that answers the wish to close itself stays open")
  func ownAnswer() throws {
    let window = Window(driver: driver)
    var wishes = 0
    window.onCloseRequest = { wishes += 1 }
    try application.open(
      window,
      as: WindowConfiguration(
        title: "", instanceName: "a", className: "A", size: Size(width: 50, height: 40)))
    driver.windows.last?.send(.closeRequested)
    #expect(wishes == 1)
    #expect(window.isOpen)
  }

  @Test("Windows do not keep the program, nor the program a closed window")
  func memory() {
    weak var closed: Window?
    do {
      let window = Window(driver: driver)
      closed = window
      try? application.open(
        window,
        as: WindowConfiguration(
          title: "", instanceName: "a", className: "A", size: Size(width: 50, height: 40)))
      window.close()
    }
    #expect(closed == nil)
  }
}
