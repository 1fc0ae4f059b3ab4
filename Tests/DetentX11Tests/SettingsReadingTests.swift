import CX11
import DetentCore
import DetentUI
import Glibc
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Settings of a desktop")
  @MainActor
  struct SettingsReadingTests {
    @Test("What a settings daemon publishes counts")
    func daemon() throws {
      let server = try TestServer()
      let client = try TestClient(server)
      publish(XSettingsTests.example(), by: client)

      let driver = try X11Driver(display: server.display)

      #expect(driver.desktop.dragThreshold == 12)
      #expect(!driver.desktop.allowsAnimation)
      #expect(driver.desktop.scale.factor == 1.5)
    }

    @Test(
      "The theme that a settings daemon publishes gives the colours", .enabled(if: getenv("GTK_THEME") == nil)
    )
    func theme() throws {
      let server = try TestServer()
      let client = try TestClient(server)
      var settings = XSettingsTests.Builder(isBigEndian: true)
      settings.add("Net/ThemeName", string: "Yaru-dark")
      publish(settings.bytes, by: client)

      let driver = try X11Driver(display: server.display)

      #expect(driver.desktop == DesktopSettings(colorScheme: .dark))
    }

    private func publish(_ bytes: [UInt8], by client: TestClient) {
      let owner = XCreateSimpleWindow(client.display, client.root, 0, 0, 1, 1, 0, 0, 0)
      let property = client.atom("_XSETTINGS_SETTINGS")
      XChangeProperty(client.display, owner, property, property, 8, PropModeReplace, bytes, CInt(bytes.count))
      XSetSelectionOwner(client.display, client.atom("_XSETTINGS_S0"), owner, 0)
      client.synchronize()
    }

    @Test("The resource database counts where no daemon runs")
    func resources() throws {
      let server = try TestServer()
      let client = try TestClient(server)
      let bytes = Array("Xft.dpi:\t192\n".utf8)
      XChangeProperty(
        client.display, client.root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes,
        CInt(bytes.count))
      client.synchronize()

      let driver = try X11Driver(display: server.display)

      #expect(driver.desktop == DesktopSettings(scale: .init(clamping: 2)))
    }
  }
}
