import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

@Suite("The theme of pointers") struct CursorThemeTests {
  @Test(
    "The published size is that of the published window scale, and grows with a window's",
    arguments: [(24, nil, 2.0, 48), (24, nil, 1.5, 36), (48, 2, 2, 48), (48, 2, 1, 24), (24, 1, 1.25, 30)]
      as [(Int32, Int32?, Double, Int)])
  func size(published: Int32, window: Int32?, scale: Double, expected: Int) {
    var settings = XSettingsTests.Builder()
    settings.add("Gtk/CursorThemeName", string: "Breeze")
    settings.add("Gtk/CursorThemeSize", integer: published)
    if let window { settings.add("Gdk/WindowScalingFactor", integer: window) }

    let theme = DesktopSources(settings: XSettings(settings.bytes)).cursorTheme

    #expect(theme.look(at: PixelScale(clamping: scale)) == CursorTheme.Look(name: "Breeze", size: expected))
  }

  @Test(
    "What is not published, or makes no sense, is left to the server's settings", arguments: [nil, 0, -3])
  func nothing(size: Int32?) {
    var settings = XSettingsTests.Builder()
    settings.add("Gtk/CursorThemeName", string: "")
    if let size { settings.add("Gtk/CursorThemeSize", integer: size) }

    let theme = DesktopSources(settings: XSettings(settings.bytes)).cursorTheme

    #expect(theme.look(at: PixelScale(clamping: 2)) == CursorTheme.Look())
  }
}

extension X11Tests {
  @Suite("Pointers over windows")
  @MainActor
  struct CursorTests {
    /// What the driver's Xcursor loads shapes by.
    private func look(_ stage: Stage) -> CursorTheme.Look? {
      stage.driver.connection.call { display in
        CursorTheme.Look(
          name: XcursorGetTheme(display).map { String(cString: $0) },
          size: Int(XcursorGetDefaultSize(display)))
      }
    }

    private func settings(_ name: String, _ size: Int32) -> [UInt8] {
      var settings = XSettingsTests.Builder()
      settings.add("Gtk/CursorThemeName", string: name)
      settings.add("Gtk/CursorThemeSize", integer: size)
      return settings.bytes
    }

    @Test("Theme and size follow the desktop and the window's scale, and the shape is shown anew each time")
    func follows() throws {
      let stage = try Stage()
      let usual = look(stage)
      stage.window.cursor = .text

      let daemon = SettingsDaemon(stage.client)
      daemon.publish(settings("detent-one", 20))
      daemon.announce()
      stage.wait { look(stage) == CursorTheme.Look(name: "detent-one", size: 20) }
      daemon.publish(settings("detent-two", 30))
      stage.wait { look(stage) == CursorTheme.Look(name: "detent-two", size: 30) }
      stage.window.setScale(PixelScale(clamping: 2))
      #expect(look(stage) == CursorTheme.Look(name: "detent-two", size: 60))
      daemon.leave()
      stage.wait { look(stage) == usual }

      // The arrow that it opened with, and the beam in each look.
      #expect(stage.driver.cursors.madeCount == 6)
      #expect(stage.driver.errorCount == 0)
    }

    @Test("A shape that was shown before in the same look is not made again")
    func shelf() throws {
      let stage = try Stage()
      let before = stage.driver.cursors.madeCount

      for _ in 0..<3 { for cursor in [DetentUI.Cursor.text, .arrow] { stage.window.cursor = cursor } }

      #expect(before == 1 && stage.driver.cursors.madeCount == 2)
    }
  }
}
