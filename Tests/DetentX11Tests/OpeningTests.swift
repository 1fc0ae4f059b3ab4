import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  /// The frames that a window drew.
  @MainActor
  final class FrameList { var frames: [FrameReport] = [] }

  @Suite("Drawing only what can be seen")
  @MainActor
  struct OpeningTests {
    let server: TestServer
    let client: TestClient
    let driver: X11Driver
    let window: DetentUI.Window
    let drawn = FrameList()

    init() throws {
      server = try TestServer()
      client = try TestClient(server)
      client.move(639, 479)
      driver = try X11Driver(display: server.display)
      window = Window(driver: driver)
      window.onFrame = { [drawn] in drawn.frames.append($0) }
    }

    private func open() throws {
      try window.open(Stage.configuration())
      wait { [window] in window.isOnScreen && window.isIdle }
    }

    /// Lets the loop run for `seconds`.
    ///
    /// - Returns: How often it woke up.
    private func run(for seconds: Double) -> Int {
      let before = driver.wakeUps
      driver.schedule(after: seconds) { [driver] in driver.stop(.finished) }
      _ = driver.run()
      return driver.wakeUps - before
    }

    /// Lets the loop run until `condition` holds; that it does not is a failure.
    private func wait(
      sourceLocation: SourceLocation = #_sourceLocation, until condition: @escaping @MainActor () -> Bool
    ) {
      let isMet = driver.runs(until: condition)
      #expect(isMet, sourceLocation: sourceLocation)
    }

    private func unmap() {
      XUnmapWindow(client.display, window.identifier)
      client.synchronize()
      wait { [window] in !window.isOnScreen }
    }

    private func map(_ other: CX11.Window? = nil) {
      XMapWindow(client.display, other ?? window.identifier)
      client.synchronize()
    }

    @Test("Opening draws everything once")
    func opening() throws {
      try open()
      _ = run(for: 0.1)

      #expect(drawn.frames.map(\.damage) == [[window.bounds]])
    }

    @Test("Being covered and uncovered draws nothing")
    func uncovering() throws {
      try open()
      let before = try client.pixel(window.identifier, 60, 60)
      let cover = XCreateSimpleWindow(client.display, client.root, 30, 30, 60, 40, 0, 0, 0x123456)
      map(cover)

      XDestroyWindow(client.display, cover)
      client.synchronize()
      wait { [client, window] in (try? client.pixel(window.identifier, 60, 60)) == before }

      #expect(before != 0x123456)
      #expect(drawn.frames.count == 1)
    }

    @Test("Coming back draws what changed meanwhile, in one frame")
    func comingBack() throws {
      try open()
      unmap()
      window.setNeedsDisplay(Rect(x: 10, y: 10, width: 20, height: 20))
      _ = run(for: 0.05)
      #expect(drawn.frames.count == 1)

      map()
      wait { [window] in window.isOnScreen && window.isIdle }
      _ = run(for: 0.1)

      #expect(drawn.frames.map(\.damage) == [[window.bounds], [Rect(x: 10, y: 10, width: 20, height: 20)]])
    }

    @Test("Who puts the picture together is told: the server alone, or a compositor as soon as there is one")
    func composition() throws {
      try open()
      #expect(window.screen?.composition == .server)

      let compositor = XCreateSimpleWindow(
        client.display, XDefaultRootWindow(client.display), 0, 0, 1, 1, 0, 0, 0)
      XSetSelectionOwner(client.display, client.atom("_NET_WM_CM_S0"), compositor, UInt(CurrentTime))
      client.synchronize()

      #expect(window.screen?.composition == .compositor)
    }

    @Test("Off the screen an animation rests, and the loop sleeps")
    func resting() throws {
      try open()
      var times: [Double] = []
      window.addFrameHandler { time in
        times.append(time)
        return true
      }
      _ = run(for: 0.1)
      #expect(times.count > 1)
      unmap()
      times = []

      let wakeUps = run(for: 0.5)

      #expect(times.isEmpty)
      #expect(wakeUps < 5)
      map()
      wait { times.count > 1 }
    }

    @Test("Nothing is drawn while a window manager has not mapped the window yet")
    func deferred() throws {
      XSelectInput(client.display, client.root, SubstructureRedirectMask | SubstructureNotifyMask)
      client.synchronize()
      try window.open(Stage.configuration())

      let wakeUps = run(for: 0.1)
      #expect(wakeUps < 5)
      #expect(drawn.frames.isEmpty)
      map()

      wait { [drawn] in !drawn.frames.isEmpty }
      #expect(window.isOnScreen)
    }

    @Test("Nothing is drawn while the window manager's frame around the window is not mapped yet")
    func framed() throws {
      XSelectInput(client.display, client.root, SubstructureRedirectMask | SubstructureNotifyMask)
      client.synchronize()
      try window.open(Stage.configuration())
      let around = XCreateSimpleWindow(client.display, client.root, 5, 5, 220, 160, 0, 0, 0)
      XReparentWindow(client.display, window.identifier, around, 10, 30)
      map()

      _ = run(for: 0.1)
      #expect(!window.isOnScreen)
      #expect(drawn.frames.isEmpty)
      map(around)

      wait { [drawn] in !drawn.frames.isEmpty }
      #expect(window.isOnScreen)
      _ = run(for: 0.1)
      #expect(drawn.frames.count == 1)
    }
  }
}
