import CX11
import DetentCore
import DetentGraphics
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Scale, resizes and visuals of a window")
  @MainActor
  struct WindowPixelTests {
    @Test("Another scale keeps the size in points, and the least one; places are in the new points")
    func scale() throws {
      let stage = try Stage()
      let two = try #require(PixelScale(2))

      stage.window.setScale(two)
      stage.wait { stage.window.extent == PixelExtent(width: 400, height: 240) }
      stage.client.move(100, 60)
      stage.wait { stage.recorder.pointers.last?.location == Point(x: 50, y: 30) }

      var attributes = XWindowAttributes()
      XGetWindowAttributes(stage.client.display, stage.window.identifier, &attributes)
      var hints = XSizeHints()
      var supplied = 0
      XGetWMNormalHints(stage.client.display, stage.window.identifier, &hints, &supplied)
      #expect(attributes.width == 400 && attributes.height == 240)
      #expect(hints.min_width == 120 && hints.min_height == 80)
      #expect(stage.window.scale == two && stage.window.size == Size(width: 200, height: 120))
      #expect(stage.recorder.sizes.last == Size(width: 200, height: 120))
      #expect(stage.driver.errorCount == 0)
    }

    @Test(
      "The receiver hears of another scale once, in the size that it has", arguments: [0.5, 1.25, 1.5, 2])
    func scaleInOneStep(factor: Double) throws {
      let stage = try Stage()
      let scale = PixelScale(clamping: factor)

      stage.window.setScale(scale)
      #expect(stage.recorder.sizes == [Size(width: 200, height: 120)])
      #expect(stage.window.presenter?.extent == stage.window.extent)
      stage.wait { stage.client.size(stage.window.identifier) == (Int(200 * factor), Int(120 * factor)) }
      stage.client.move(50, 30)
      stage.wait { !stage.recorder.pointers.isEmpty }

      #expect(stage.recorder.sizes == [Size(width: 200, height: 120)])
    }

    @Test("No window becomes larger than its monitor")
    func limited() throws {
      let stage = try Stage()
      let largest = try #require(stage.driver.largestExtent(of: stage.window))

      stage.window.setScale(try #require(PixelScale(8)))
      stage.wait { stage.client.size(stage.window.identifier) == (largest.width, largest.height) }
      #expect(stage.window.size == Size(width: Double(largest.width) / 8, height: Double(largest.height) / 8))
      stage.window.setScale(.one)
      stage.window.resize(to: Size(width: 5_000, height: 100))
      stage.wait { stage.client.size(stage.window.identifier) == (largest.width, 100) }
    }

    @Test("The same scale asks for nothing, and a window that is gone for nothing either")
    func sameScale() throws {
      let stage = try Stage()

      stage.window.setScale(.one)
      #expect(stage.recorder.events.isEmpty)
      stage.window.close()
      stage.window.setScale(try #require(PixelScale(2)))

      #expect(stage.window.scale == .one && stage.driver.errorCount == 0)
    }

    @Test("A window manager hears when a resize that it asked about is on the screen")
    func syncRequest() throws {
      let stage = try Stage()
      let (client, window) = (stage.client, stage.window.identifier)
      stage.recorder.onEvent = { [weak window = stage.window] in
        if case .resized = $0 { window?.requestFrame() }
      }
      stage.recorder.onFrame = { [weak window = stage.window] _ in
        window?.present([Rect(x: 0, y: 0, width: 300, height: 200)]) {
          $0.fill(Rect(x: 0, y: 0, width: 300, height: 200), color: .white)
        }
      }
      let counter = try #require(client.numbers(window, "_NET_WM_SYNC_REQUEST_COUNTER").first)
      #expect(client.numbers(window, "WM_PROTOCOLS").contains(client.atom("_NET_WM_SYNC_REQUEST")))

      client.send(window, protocol: "_NET_WM_SYNC_REQUEST", [0, 5, 1])
      XResizeWindow(client.display, window, 300, 200)
      client.synchronize()
      stage.wait { client.counter(counter) == 1 << 32 + 5 }

      #expect(stage.recorder.frames.count == 1)
      stage.recorder.fallSilent()
    }

    @Test("Where the default visual has no colours of its own, another one is taken")
    func otherVisual() throws {
      let stage = try Stage(extra: ["-cc", "5"])
      #expect(stage.driver.screen.colormap != nil)

      stage.window.present([Rect(x: 0, y: 0, width: 50, height: 50)]) {
        $0.fill(Rect(x: 0, y: 0, width: 50, height: 50), color: Color(hex: 0x336699))
      }
      stage.client.synchronize()

      #expect(try stage.client.pixel(stage.window.identifier, 10, 10) & 0xff_ffff == 0x33_6699)
      #expect(stage.driver.errorCount == 0)
    }
  }
}
