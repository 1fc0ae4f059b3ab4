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
      SettingsDaemon(client).publish(XSettingsTests.example())

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
      SettingsDaemon(client).publish(settings.bytes)

      let driver = try X11Driver(display: server.display)

      #expect(driver.desktop == DesktopSettings(colorScheme: .dark))
    }

    @Test("What the daemon changes while a window is open is told to it, and the scale follows")
    func changes() throws {
      let stage = try Stage(configuration: Stage.configuration(size: Size(width: 100, height: 60)))
      let daemon = SettingsDaemon(stage.client)
      daemon.publish(settings(scale: 1, threshold: 5))
      daemon.announce()
      stage.wait { stage.driver.desktop.dragThreshold == 5 }

      daemon.publish(settings(scale: 2, threshold: 9))
      stage.wait { stage.recorder.desktops.last?.dragThreshold == 9 }

      #expect(stage.driver.desktop.scale.factor == 2)
      #expect(stage.recorder.desktops.map(\.dragThreshold) == [5, 9])
    }

    @Test(
      "When the daemon goes, the defaults come back; another one takes its place; the same settings say nothing"
    )
    func comesAndGoes() throws {
      let stage = try Stage()
      let first = SettingsDaemon(stage.client)
      first.publish(settings(scale: 1, threshold: 5))
      first.announce()
      stage.wait { stage.driver.desktop.dragThreshold == 5 }

      first.leave()
      stage.wait { stage.driver.desktop == DesktopSettings() }
      let second = SettingsDaemon(stage.client)
      second.publish(settings(scale: 1, threshold: 7))
      second.announce()
      stage.wait { stage.driver.desktop.dragThreshold == 7 }
      second.publish(settings(scale: 1, threshold: 7))
      second.publish(settings(scale: 1, threshold: 6))
      stage.wait { stage.driver.desktop.dragThreshold == 6 }

      #expect(stage.recorder.desktops.map(\.dragThreshold) == [5, 8, 7, 6])
      #expect(stage.driver.errorCount == 0)
    }

    private func settings(scale: Int32, threshold: Int32) -> [UInt8] {
      var settings = XSettingsTests.Builder(isBigEndian: false)
      settings.add("Gdk/WindowScalingFactor", integer: scale)
      settings.add("Net/DndDragThreshold", integer: threshold)
      return settings.bytes
    }

    /// Loads text into the resource database, as `xrdb` does.
    private func load(_ resources: String, by client: TestClient) {
      let bytes = Array(resources.utf8)
      XChangeProperty(
        client.display, client.root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes,
        CInt(bytes.count))
      client.synchronize()
    }

    @Test("What is loaded into the resource database while a window is open is told to it")
    func resourcesChange() throws {
      let stage = try Stage()

      load("Xft.dpi:\t144\n", by: stage.client)
      stage.wait { stage.recorder.desktops.last?.scale.factor == 1.5 }
      load("Xft.dpi:\t192\n", by: stage.client)
      stage.wait { stage.recorder.desktops.last?.scale.factor == 2 }
      XDeleteProperty(stage.client.display, stage.client.root, XA_RESOURCE_MANAGER)
      stage.client.synchronize()
      stage.wait { stage.driver.desktop.scale == .one }

      #expect(stage.recorder.desktops.map(\.scale.factor) == [1.5, 2, 1])
    }

    @Test("The resource database counts where no daemon runs")
    func resources() throws {
      let server = try TestServer()
      let client = try TestClient(server)
      load("Xft.dpi:\t192\n", by: client)

      let driver = try X11Driver(display: server.display)

      #expect(driver.desktop == DesktopSettings(scale: .init(clamping: 2)))
    }
  }
}
