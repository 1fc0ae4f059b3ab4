import CX11
import DetentCore
import DetentGraphics
import DetentUI
import Foundation
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Windows")
  @MainActor
  struct WindowTests {
    @Test("A window tells the window manager what it is")
    func properties() throws {
      var configuration = Stage.configuration(scale: PixelScale(1.5))
      configuration.icons = [try Bitmap(width: 2, height: 1, pixels: [0xff10_2030, 0x8040_0000])]
      let stage = try Stage(configuration: configuration)
      let (client, window) = (stage.client, stage.window.identifier)

      var hints = XSizeHints()
      var supplied = 0
      XGetWMNormalHints(client.display, window, &hints, &supplied)

      #expect(client.text(window, "_NET_WM_NAME") == "Thử")
      #expect(client.text(window, "WM_NAME") == "Thử")
      #expect(client.text(window, "WM_CLASS") == "probe\0Probe\0")
      #expect(
        client.numbers(window, "WM_PROTOCOLS") == [
          client.atom("WM_DELETE_WINDOW"), client.atom("_NET_WM_PING"), client.atom("_NET_WM_SYNC_REQUEST"),
        ])
      #expect(client.numbers(window, "_NET_WM_PID") == [UInt(ProcessInfo.processInfo.processIdentifier)])
      #expect(client.text(window, "WM_CLIENT_MACHINE") == ProcessInfo.processInfo.hostName)
      #expect(client.numbers(window, "_NET_WM_WINDOW_TYPE") == [client.atom("_NET_WM_WINDOW_TYPE_NORMAL")])
      #expect(client.numbers(window, "_NET_WM_ICON") == [2, 1, 0xff10_2030, 0x8080_0000])
      #expect(hints.min_width == 90 && hints.min_height == 60 && hints.flags & Int(PMinSize) != 0)
      #expect(client.numbers(window, "WM_HINTS")[1] == 1)
    }

    @Test(
      "Where no window manager runs a window opens where it is asked to, in points; nowhere is the top left")
    func origin() throws {
      for (wished, found) in [
        (Point(x: 40, y: 30), (80, 60)), (Point(x: .nan, y: .infinity), (0, 0)),
        (Point(x: 1e30, y: 2), (0, 4)),
      ] {
        var configuration = Stage.configuration(scale: PixelScale(2))
        configuration.origin = wished
        let stage = try Stage(configuration: configuration)

        let place = stage.driver.placeOnScreen(stage.window)

        #expect(place?.x == found.0 && place?.y == found.1)
      }
    }

    @Test("A window opens at the top left with its size in points")
    func geometry() throws {
      let stage = try Stage(configuration: Stage.configuration(scale: PixelScale(2)))

      var attributes = XWindowAttributes()
      XGetWindowAttributes(stage.client.display, stage.window.identifier, &attributes)

      #expect(attributes.x == 0 && attributes.y == 0)
      #expect(attributes.width == 400 && attributes.height == 240)
      #expect(stage.window.size == Size(width: 200, height: 120))
    }

    @Test("Resizes are reported in points, the last of several only")
    func resize() throws {
      let stage = try Stage(configuration: Stage.configuration(scale: PixelScale(2)))

      for width in 401...420 {
        XResizeWindow(stage.client.display, stage.window.identifier, UInt32(width), 300)
      }
      stage.client.synchronize()
      stage.wait { stage.recorder.sizes.last == Size(width: 210, height: 150) }

      #expect(stage.window.size == Size(width: 210, height: 150))
      #expect(stage.recorder.sizes.count < 20)
    }

    @Test("A move is no resize")
    func move() throws {
      let stage = try Stage()

      XMoveWindow(stage.client.display, stage.window.identifier, 50, 50)
      stage.client.move(60, 60)
      stage.wait { !stage.recorder.pointers.isEmpty }

      #expect(stage.recorder.sizes == [])
      #expect(stage.recorder.pointers.last?.location == Point(x: 10, y: 10))
    }

    @Test("Unmapping and mapping are reported")
    func visibility() throws {
      let stage = try Stage()

      XUnmapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.wait { stage.recorder.visibilities == [false] }
      XMapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.wait { stage.recorder.visibilities == [false, true] }
    }

    @Test("The wish to close is passed on and nothing else happens")
    func closing() throws {
      let stage = try Stage()

      stage.client.send(stage.window.identifier, protocol: "WM_DELETE_WINDOW")
      stage.wait { stage.recorder.closeRequests == 1 }

      #expect(stage.window.isOpen)
      #expect(!stage.recorder.isDestroyed)
    }

    @Test("A ping comes back to the root window as it was sent")
    func ping() throws {
      let stage = try Stage()
      XSelectInput(stage.client.display, stage.client.root, SubstructureNotifyMask)

      stage.client.send(
        stage.window.identifier, protocol: "_NET_WM_PING", [77, Int(stage.window.identifier)])
      var answer: XEvent?
      stage.wait {
        answer = stage.client.event(ClientMessage)
        return answer != nil
      }

      let message = try #require(answer).xclient
      #expect(message.window == stage.client.root)
      #expect(message.data.l.0 == Int(stage.client.atom("_NET_WM_PING")))
      #expect(message.data.l.1 == 77)
      #expect(message.data.l.2 == Int(stage.window.identifier))
    }

    @Test("Somebody else's destroying the last window ends the loop")
    func destroyed() throws {
      let stage = try Stage()

      XDestroyWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      let reason = stage.driver.run()

      #expect(reason == .windowDestroyed)
      #expect(stage.recorder.isDestroyed)
      #expect(!stage.window.isOpen)
      stage.window.present([Rect(x: 0, y: 0, width: 10, height: 10)]) { _ in
        Issue.record("There is no window")
      }
    }

    @Test("Two windows are two, and the loop goes on without one of them")
    func several() throws {
      let stage = try Stage()
      let other = Recorder()
      let second = try stage.driver.openWindow(Stage.configuration(), receiver: other)
      stage.wait { other.visibilities == [true] }

      stage.client.move(10, 10)
      stage.wait { other.pointers.count == 1 }
      XDestroyWindow(stage.client.display, second.identifier)
      stage.client.synchronize()
      stage.wait { other.isDestroyed }

      #expect(stage.recorder.pointers.isEmpty)
      #expect(!stage.recorder.isDestroyed)
      #expect(stage.window.isOpen)
    }

    @Test("A closed window is gone from the server and hears nothing more")
    func close() throws {
      let stage = try Stage()
      var children: [CX11.Window] { stage.client.children }
      #expect(children == [stage.window.identifier])

      stage.window.close()
      stage.wait { stage.client.children.isEmpty }

      #expect(stage.recorder.events.isEmpty)
    }

    @Test("A window that closes itself at a release hears nothing of the leaving")
    func closeWithin() throws {
      let stage = try Stage()
      defer { stage.recorder.fallSilent() }
      stage.recorder.onEvent = { event in
        if case .pointer(let sample) = event, sample.phase == .up(.primary) { stage.window.close() }
      }

      stage.client.move(10, 10)
      stage.client.button(1, down: true)
      stage.client.move(300, 300)
      stage.client.button(1, down: false)
      stage.wait { stage.client.children.isEmpty }

      #expect(stage.recorder.pointers.last?.phase == .up(.primary))
      #expect(stage.window.snapshot() == nil)
    }

    @Test("A driver that nobody refers to any more closes its windows and its connection")
    func release() throws {
      let server = try TestServer()
      let client = try TestClient(server)
      let recorder = Recorder()
      do {
        let driver = try X11Driver(display: server.display)
        _ = try driver.makeWindow(Stage.configuration(), receiver: recorder)
        client.synchronize()
        #expect(client.children.count == 1)
      }

      client.synchronize()
      #expect(client.children == [])
    }

    @Test("Cursors of every kind can be shown")
    func cursors() throws {
      let stage = try Stage()

      for cursor in DetentUI.Cursor.allCases.reversed() { stage.window.cursor = cursor }
      stage.driver.connection.synchronize()

      #expect(stage.driver.connection.takeErrors() == [])
    }

    @Test("Requests that the server refuses are reported and survived")
    func refused() throws {
      let stage = try Stage()
      var errors: [ProtocolError] = []
      stage.driver.onError = { errors.append($0) }

      stage.driver.connection.call { display in XMapWindow(display, 0x7fff_0001) }
      stage.wait { errors.count == 1 }

      #expect(errors == [ProtocolError(requestCode: 8, errorCode: 3, resource: 0x7fff_0001)])
      #expect(stage.driver.errorCount == 1)
    }

    @Test(
      "Window sizes that are no sizes open the smallest or largest window, or none",
      arguments: [
        Size(width: 0, height: 0), Size(width: -5, height: 10), Size(width: .nan, height: 10),
        Size(width: .infinity, height: 10),
      ])
    func illegalSizes(size: Size) throws {
      let server = try TestServer()
      let driver = try X11Driver(display: server.display)
      let recorder = Recorder()

      let window = try? driver.openWindow(Stage.configuration(size: size), receiver: recorder)
      let shown = driver.runs(until: { recorder.visibilities == [true] })

      #expect(shown == (window != nil))
    }
  }
}
