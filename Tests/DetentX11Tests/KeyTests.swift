import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Keys and focus")
  @MainActor
  struct KeyTests {
    @Test(
      "Keys have names",
      arguments: [
        (XK_Left, Key.left), (XK_KP_Left, .left), (XK_Up, .up), (XK_Next, .pageDown), (XK_KP_Home, .home),
        (XK_Tab, .tab), (XK_Return, .enter), (XK_KP_Enter, .enter), (XK_space, .space), (XK_Escape, .escape),
        (XK_BackSpace, .backspace), (XK_Delete, .delete), (XK_a, .character("a")), (XK_F5, .other(0xffc2)),
      ])
    func names(symbol: CInt, key: Key) throws {
      let stage = try Stage()

      stage.client.type(symbol)
      stage.wait { stage.recorder.keys.count == 2 }

      #expect(stage.recorder.keys.map(\.key) == [key, key])
      #expect(stage.recorder.keys.map(\.phase) == [.down, .up])
      #expect(stage.recorder.keys.allSatisfy { $0.modifiers == [] })
    }

    @Test("Shift with Tab is still Tab, with Shift")
    func backTab() throws {
      let stage = try Stage()

      stage.client.key(XK_Shift_L, down: true)
      stage.client.type(XK_Tab)
      stage.client.type(XK_a)
      stage.client.key(XK_Shift_L, down: false)
      stage.wait { stage.recorder.keys.count == 6 }

      #expect(stage.recorder.keys[1].key == .tab)
      #expect(stage.recorder.keys[1].modifiers == .shift)
      #expect(stage.recorder.keys[3].key == .character("A"))
    }

    @Test("Control changes what is held, not which key it is")
    func control() throws {
      let stage = try Stage()

      stage.client.key(XK_Control_L, down: true)
      stage.client.type(XK_q)
      stage.wait { stage.recorder.keys.count == 3 }

      #expect(stage.recorder.keys[1].key == .character("q"))
      #expect(stage.recorder.keys[1].modifiers == .control)
    }

    @Test("A held key goes down once, repeats, and comes up once")
    func repeats() throws {
      let stage = try Stage()
      XkbSetAutoRepeatRate(stage.client.display, UInt32(XkbUseCoreKbd), 30, 10)

      stage.client.key(XK_Right, down: true)
      stage.wait { stage.recorder.keys.count > 4 }
      stage.client.key(XK_Right, down: false)
      stage.wait { stage.recorder.keys.last?.phase == .up }

      let phases = stage.recorder.keys.map(\.phase)
      #expect(phases.first == .down)
      #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .repeated })
      #expect(stage.recorder.keys.allSatisfy { $0.key == .right })
    }

    @Test("A window that loses the keyboard says so, and a key held across it starts anew")
    func focus() throws {
      let stage = try Stage()

      stage.client.key(XK_Right, down: true)
      stage.wait { stage.recorder.keys.count == 1 }
      XSetInputFocus(stage.client.display, stage.client.root, RevertToParent, 0)
      stage.client.synchronize()
      stage.wait { stage.recorder.focuses == [false] }
      stage.client.key(XK_Right, down: false)
      XSetInputFocus(stage.client.display, stage.window.identifier, RevertToParent, 0)
      stage.client.synchronize()
      stage.wait { stage.recorder.focuses == [false, true] }
      stage.client.key(XK_Right, down: true)
      stage.wait { stage.recorder.keys.last?.phase == .down && stage.recorder.keys.count == 2 }

      #expect(stage.recorder.keys.map(\.phase) == [.down, .down])
    }

    @Test("A grab of the keyboard is no loss of it")
    func grab() throws {
      let stage = try Stage()

      XGrabKeyboard(stage.client.display, stage.client.root, 0, GrabModeAsync, GrabModeAsync, 0)
      XUngrabKeyboard(stage.client.display, 0)
      stage.client.type(XK_Left)
      stage.wait { stage.recorder.keys.count == 2 }

      #expect(stage.recorder.focuses == [])
    }

    @Test("With a window manager there the keyboard is its to give; the traces of a crashed one do not count")
    func windowManager() throws {
      #expect(try !takesFocus(manager: { $0.root }))
      #expect(try takesFocus(manager: { _ in 0x7fff_0001 }))
    }

    /// Whether a new window takes the keyboard where the root window names a window manager's window.
    private func takesFocus(manager: (TestClient) -> CX11.Window) throws -> Bool {
      let server = try TestServer()
      let client = try TestClient(server)
      var check = manager(client)
      withUnsafeBytes(of: &check) { bytes in
        _ = XChangeProperty(
          client.display, client.root, client.atom("_NET_SUPPORTING_WM_CHECK"), XA_WINDOW, 32,
          PropModeReplace, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
      }
      client.synchronize()
      let driver = try X11Driver(display: server.display)
      let recorder = Recorder()
      let window = try driver.openWindow(Stage.configuration(), receiver: recorder)
      let isShown = driver.runs { recorder.visibilities == [true] }
      #expect(isShown)
      #expect(driver.errorCount == 0)
      var (focused, revert): (CX11.Window, CInt) = (0, 0)
      XGetInputFocus(client.display, &focused, &revert)
      return focused == window.identifier
    }
  }
}
