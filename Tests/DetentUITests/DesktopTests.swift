import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("A window and the desktop")
@MainActor
struct DesktopTests {
  private let driver = OffscreenDriver()

  private func open(scale: PixelScale? = nil) throws -> Window {
    let window = Window(driver: driver)
    try window.open(
      WindowConfiguration(
        title: "", instanceName: "", className: "", size: Size(width: 100, height: 60), scale: scale))
    driver.advance(by: 0.1)
    return window
  }

  @Test("The scale follows the desktop, and the size in points stays")
  func scale() throws {
    let window = try open()

    driver.desktop.scale = PixelScale(clamping: 2)

    #expect(window.scale.factor == 2 && window.bounds.size == Size(width: 100, height: 60))
    driver.advance(by: 0.1)
    #expect(window.snapshot()?.width == 200)
  }

  @Test("A scale that somebody chose stays, at the opening or later")
  func chosenScale() throws {
    let (first, second) = (try open(scale: PixelScale(1.5)), try open())
    second.setScale(PixelScale(clamping: 3))

    driver.desktop.scale = PixelScale(clamping: 2)

    #expect(first.scale.factor == 1.5 && second.scale.factor == 3)
  }

  @Test("Reduced motion follows the desktop until somebody chooses")
  func motion() throws {
    let window = try open()
    #expect(!window.prefersReducedMotion)

    driver.desktop.allowsAnimation = false
    #expect(window.prefersReducedMotion)
    window.prefersReducedMotion = false
    driver.desktop.allowsAnimation = true
    driver.desktop.allowsAnimation = false

    #expect(!window.prefersReducedMotion)
  }

  @Test("Views hear of a change, and the owner of the window after them; the same settings say nothing")
  func told() throws {
    final class Listener: View {
      var thresholds: [Double] = []
      override func environmentDidChange() { thresholds.append(window?.driver.desktop.dragThreshold ?? 0) }
    }
    let window = try open()
    let view = Listener()
    window.addSubview(view)
    view.thresholds = []
    var told: [Double] = []
    window.onDesktopChange = { told.append($0.dragThreshold) }

    driver.desktop.dragThreshold = 3
    driver.desktop.dragThreshold = 3

    #expect(told == [3] && view.thresholds == [3])
  }
}
