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

    @Test("A shortcut is a Latin letter, also where the keyboard's first layout has none")
    func shortcut() throws {
      let stage = try Stage()
      stage.client.bind([XK_Cyrillic_sha, XK_Cyrillic_SHA, XK_i, XK_I], to: 200)

      stage.client.key(XK_Control_L, down: true)
      stage.client.type(code: 200)
      stage.client.key(XK_Control_L, down: false)
      stage.wait { stage.recorder.keys.count == 4 }

      #expect(stage.recorder.keys[1].key == .character("i"))
      #expect(stage.recorder.keys[1].modifiers == .control)
    }

    @Test("Dead keys make letters while text is wanted, and nothing else is lost by that")
    func deadKey() throws {
      let stage = try Stage()
      stage.client.bind([XK_dead_acute, XK_dead_acute], to: 201)
      stage.window.takesText = true

      stage.client.type(code: 201)
      stage.client.type(XK_e)
      stage.client.type(XK_x)
      stage.client.type(XK_BackSpace)
      stage.wait { stage.recorder.keys.last?.phase == .up && stage.recorder.keys.last?.key == .backspace }

      let downs = stage.recorder.keys.filter { $0.phase == .down }.map(\.key)
      #expect(downs == [.character("é"), .character("x"), .backspace])
    }

    @Test("Without text keys mean what is engraved on them, and nothing waits for a second one")
    func noText() throws {
      let stage = try Stage()
      stage.client.bind([XK_dead_acute, XK_dead_acute], to: 201)

      stage.client.type(code: 201)
      stage.client.type(XK_e)
      stage.wait { stage.recorder.keys.count == 4 }

      #expect(stage.driver.inputMethod == nil)
      #expect(stage.recorder.keys[2].key == .character("e"))
    }

    @Test("Text from an input method comes by no key, and may be long")
    func committed() {
      #expect(KeySymbol(value: 0).key(text: "안녕하세요") == .character("안녕하세요"))
      #expect(KeySymbol(value: 0x100_1ebf).key(text: "ế") == .character("ế"))
      #expect(KeySymbol(value: 0).key(text: "") == .other(0))
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

    @Test("A grab while a key is held is told, and the key goes down anew after it; the keyboard stays")
    func grabWhileHeld() throws {
      let stage = try Stage()

      stage.client.key(XK_Left, down: true)
      stage.wait { stage.recorder.keys.count == 1 }
      XGrabKeyboard(stage.client.display, stage.client.root, 0, GrabModeAsync, GrabModeAsync, 0)
      stage.client.key(XK_Left, down: false)
      XUngrabKeyboard(stage.client.display, 0)
      stage.client.key(XK_Left, down: true)
      stage.wait { stage.recorder.keys.count == 2 }

      let taken = stage.recorder.events.count { if case .keysTaken = $0 { true } else { false } }
      #expect(stage.recorder.keys.map(\.phase) == [.down, .down])
      #expect(taken == 1 && stage.recorder.focuses == [])
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
