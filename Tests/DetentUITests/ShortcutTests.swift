import DetentCore
import DetentUI
import Testing

@Suite("Shortcuts by letters")
struct ShortcutTests {
  private func event(_ key: Key, _ modifiers: KeyModifiers = .control) -> KeyEvent {
    KeyEvent(key: key, phase: .down, modifiers: modifiers, time: .zero)
  }

  @Test("Caps Lock changes nothing", arguments: ["i", "I"], ["i", "I"] as [Character])
  func capitals(typed: String, letter: Character) {
    #expect(event(.character(typed)).isShortcut(letter, with: .control))
  }

  @Test("Another letter, more or fewer modifier keys, and keys without letters are other shortcuts")
  func others() {
    #expect(!event(.character("j")).isShortcut("i", with: .control))
    #expect(!event(.character("ii")).isShortcut("i", with: .control))
    #expect(!event(.character("i"), []).isShortcut("i", with: .control))
    #expect(!event(.character("i"), [.control, .shift]).isShortcut("i", with: .control))
    #expect(!event(.enter).isShortcut("i", with: .control))
  }
}
