import CX11
import DetentCore
import DetentGraphics
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Presentation")
  @MainActor
  struct PresentationTests {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)

    /// Fills the window red, then presents `damage` in which everything is blue.
    private func paint(_ stage: Stage, damage: [Rect]) {
      let all = Rect(size: stage.window.size)
      stage.window.present([all]) { canvas in canvas.fill(all, color: Self.red) }
      stage.window.present(damage) { canvas in canvas.fill(all, color: Self.blue) }
      stage.driver.connection.synchronize()
    }

    @Test("Only the damaged pixels change, rounded outward", arguments: [1.0, 1.5, 2], [true, false])
    func damage(factor: Double, sharesMemory: Bool) throws {
      let stage = try Stage(
        options: X11Driver.Options(sharesMemory: sharesMemory),
        configuration: Stage.configuration(size: Size(width: 60, height: 40), scale: PixelScale(factor)))

      paint(
        stage, damage: [Rect(x: 10.25, y: 5, width: 20, height: 7), Rect(x: 20, y: 8, width: 20, height: 9)])

      #expect(stage.window.presenter?.isShared == sharesMemory)
      let (width, height) = (Int(60 * factor), Int(40 * factor))
      let shown = try stage.client.image(stage.window.identifier, width: width, height: height)
      let columns = Int((10.25 * factor).rounded(.down))..<Int(40 * factor)
      let rows = Int((5 * factor).rounded(.down))..<Int((17 * factor).rounded(.up))
      let expected: [UInt] = (0..<height).flatMap { row in
        (0..<width).map { column in columns.contains(column) && rows.contains(row) ? 0x0000ff : 0xff0000 }
      }
      #expect(shown == expected)
      #expect(stage.window.snapshot()?.pixels.map { UInt($0 & 0xff_ffff) } == expected)
    }

    @Test("Common memory and sent pixels show the same")
    func paths() throws {
      let pictures = try [true, false].map { sharesMemory in
        let stage = try Stage(options: X11Driver.Options(sharesMemory: sharesMemory))
        let all = Rect(size: stage.window.size)
        stage.window.present([all]) { canvas in
          for step in 0..<20 {
            let shade = Double(step) / 20
            canvas.fill(
              Rect(x: Double(step) * 9.7, y: Double(step) * 3.3, width: 31.3, height: 20.9),
              color: Color(red: shade, green: 1 - shade, blue: 0.5, alpha: 0.7))
          }
        }
        stage.driver.connection.synchronize()
        return try stage.client.image(stage.window.identifier, width: 200, height: 120)
      }

      #expect(pictures[0] == pictures[1])
      #expect(Set(pictures[0]).count > 20)
    }

    @Test("Over a network pixels are sent")
    func network() throws {
      let server = try TestServer(extra: ["-listen", "tcp", "-ac"])
      let client = try TestClient(server)
      let driver = try X11Driver(display: "127.0.0.1" + server.display)
      let recorder = Recorder()
      let window = try driver.openWindow(Stage.configuration(), receiver: recorder)
      let isShown = driver.runs { recorder.visibilities == [true] }
      #expect(isShown)

      let all = Rect(size: window.size)
      window.present([all]) { canvas in canvas.fill(all, color: Self.blue) }
      driver.connection.synchronize()

      #expect(window.presenter?.isShared == false)
      #expect(try client.pixel(window.identifier, 199, 119) == 0x0000ff)
    }

    @Test("Visuals of other depths get converted pixels", arguments: [true, false])
    func sixteenBits(sharesMemory: Bool) throws {
      let stage = try Stage(screen: "640x480x16", options: X11Driver.Options(sharesMemory: sharesMemory))

      paint(stage, damage: [Rect(x: 11, y: 7, width: 31, height: 20)])

      #expect(try stage.client.pixel(stage.window.identifier, 10, 7) == 0xf800)
      #expect(try stage.client.pixel(stage.window.identifier, 11, 7) == 0x001f)
      #expect(try stage.client.pixel(stage.window.identifier, 41, 26) == 0x001f)
      #expect(try stage.client.pixel(stage.window.identifier, 42, 26) == 0xf800)
    }

    @Test("Thirty bits are filled to the last one")
    func thirtyBits() throws {
      let stage = try Stage(screen: "640x480x30")

      paint(stage, damage: [Rect(x: 11, y: 7, width: 31, height: 20)])

      #expect(try stage.client.pixel(stage.window.identifier, 0, 0) == 0x3ff << 20)
      #expect(try stage.client.pixel(stage.window.identifier, 11, 7) == 0x3ff)
    }

    @Test("What was covered comes back without being drawn again")
    func exposure() throws {
      let stage = try Stage()
      paint(stage, damage: [Rect(x: 0, y: 0, width: 50, height: 50)])
      let cover = XCreateSimpleWindow(stage.client.display, stage.client.root, 30, 30, 60, 40, 0, 0, 0xffffff)
      XMapWindow(stage.client.display, cover)
      stage.client.synchronize()

      XDestroyWindow(stage.client.display, cover)
      stage.client.synchronize()
      let window = stage.window.identifier
      stage.wait { (try? stage.client.pixel(window, 60, 60)) == 0xff0000 }

      #expect(stage.recorder.exposures == [])
      #expect(try stage.client.pixel(window, 40, 40) == 0x0000ff)
    }

    @Test("A window that grows and shrinks is drawn in full", arguments: [true, false])
    func resizing(sharesMemory: Bool) throws {
      let stage = try Stage(options: X11Driver.Options(sharesMemory: sharesMemory))
      defer { stage.recorder.fallSilent() }
      var buffers: [ObjectIdentifier] = []
      stage.recorder.onEvent = { event in
        guard case .resized(let size, _) = event else { return }
        let all = Rect(size: size)
        stage.window.present([all]) { canvas in canvas.fill(all, color: Self.blue) }
        guard let presenter = stage.window.presenter else { return }
        let buffer = ObjectIdentifier(presenter.buffer)
        if buffers.last != buffer { buffers.append(buffer) }
      }

      for width in [210, 230, 250, 260, 300, 310, 320, 50, 640] {
        XResizeWindow(stage.client.display, stage.window.identifier, UInt32(width), 100)
        stage.client.synchronize()
        stage.wait { stage.recorder.sizes.last?.width == Double(width) }
        stage.driver.connection.synchronize()
        #expect(try stage.client.pixel(stage.window.identifier, width - 1, 99) == 0x0000ff)
      }

      #expect(buffers.count <= 5)
    }

    @Test("Presenting while the window is off the screen blocks nobody and shows later")
    func unmapped() throws {
      let stage = try Stage()
      XUnmapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.wait { stage.recorder.visibilities == [false] }

      for _ in 0..<5 { paint(stage, damage: [Rect(x: 0, y: 0, width: 50, height: 50)]) }
      XMapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.wait { (try? stage.client.pixel(stage.window.identifier, 10, 10)) == 0x0000ff }

      #expect(stage.recorder.visibilities == [false, true])
      #expect(stage.recorder.exposures == [])
    }

    @Test("What was never drawn has to be drawn when it comes to light")
    func neverDrawn() throws {
      let stage = try Stage()
      let parts = [Rect(x: 0, y: 0, width: 20, height: 120), Rect(x: 100, y: 0, width: 50, height: 120)]
      stage.window.present(parts) { canvas in canvas.fill(Rect(size: stage.window.size), color: Self.blue) }

      XClearArea(stage.client.display, stage.window.identifier, 110, 10, 20, 20, 1)
      XClearArea(stage.client.display, stage.window.identifier, 60, 10, 20, 20, 1)
      stage.client.synchronize()
      stage.wait { !stage.recorder.exposures.isEmpty }

      #expect(stage.recorder.exposures == [Rect(x: 60, y: 10, width: 20, height: 20)])
    }

    @Test("Damage that is no area draws nothing")
    func nothing() throws {
      let stage = try Stage()
      let empty = [
        Rect.zero, Rect(x: 500, y: 0, width: 10, height: 10), Rect(x: .nan, y: 0, width: 10, height: 10),
      ]

      stage.window.present(empty) { _ in Issue.record("There is nothing to draw") }
    }
  }
}
