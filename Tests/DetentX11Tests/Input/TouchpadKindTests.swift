import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite(
    "Touchpads are told from wheels",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct TouchpadKindTests {
    @Test(
      "A device that its driver can make tap is a touchpad; any other setting makes none",
      arguments: [
        ("libinput Tapping Enabled", PointerKind.touchpad), ("Synaptics Off", .touchpad),
        ("libinput Natural Scrolling Enabled", .mouse),
      ])
    func property(name: String, kind: PointerKind) throws {
      let server = try InputTestServer()
      let client = try TestClient(server)
      client.set(name, of: "pointer")
      let stage = try InputStage(on: server)
      try stage.enter()

      stage.server.pointer.scroll(dy: 30)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.map(\.kind) == [kind])
      client.synchronize()
    }

    @Test("A device that comes while the program runs is known from then on")
    func later() throws {
      let stage = try InputStage()
      stage.client.turn("touchscreen", on: false)
      try stage.catchUp()
      stage.client.set("libinput Tapping Enabled", of: "pointer")
      stage.client.turn("touchscreen", on: true)
      try stage.catchUp()
      try stage.enter()

      stage.server.pointer.scroll(dy: 30)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.map(\.kind) == [.touchpad])
    }

    @Test("A finger that scrolls a page has no wheel's kind, and a touchscreen is no touchpad")
    func kinds() throws {
      let stage = try InputStage()

      let decoder = stage.driver.inputDecoder

      #expect(decoder.touchpads == [stage.source("touchpad")])
      #expect(decoder.devices[stage.source("touchscreen")]?.touch == .direct)
      #expect(decoder.devices[stage.source("touchpad")]?.hasGestures == true)
      #expect(decoder.devices[stage.source("pointer")]?.axes.map(\.increment) == [120, 120])
      #expect(decoder.devices[stage.source("Virtual core XTEST pointer")]?.axes == [])
    }
  }
}
