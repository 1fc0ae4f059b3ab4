import DetentCore
import DetentGraphics
import DetentUI
import Testing

@testable import DetentX11

@Suite("Monitors")
struct MonitorTests {
  @Test("A mode's rate is its clock by the pixels of a frame, those between lines and frames included")
  func rate() {
    #expect(
      Monitor.rate(clock: 148_500_000, total: (2_200, 1_125), isDoubleScan: false, isInterlaced: false) == 60)
    #expect(
      Monitor.rate(clock: 74_250_000, total: (2_200, 1_125), isDoubleScan: false, isInterlaced: true) == 60)
    #expect(
      Monitor.rate(clock: 148_500_000, total: (2_200, 1_125), isDoubleScan: true, isInterlaced: false) == 30)
    #expect(Monitor.rate(clock: 0, total: (2_200, 1_125), isDoubleScan: false, isInterlaced: false) == 0)
    #expect(Monitor.rate(clock: 1, total: (0, 0), isDoubleScan: false, isInterlaced: false) == 0)
  }

  private let two = MonitorLayout(monitors: [
    Monitor(area: PixelRect(x: 0, y: 0, width: 1_000, height: 800), rate: 60),
    Monitor(area: PixelRect(x: 1_000, y: 0, width: 1_000, height: 800), rate: 144),
  ])

  @Test(
    "The monitor that shows the most of a window gives the pace",
    arguments: [(0, 60.0), (700, 60), (900, 144), (1_500, 144)])
  func most(x: Int, rate: Double) {
    #expect(two.rate(for: PixelRect(x: x, y: 100, width: 400, height: 300)) == rate)
    #expect(two.hasSeveralRates)
  }

  @Test("A window that no monitor shows, or none, takes the highest rate; without any there is none")
  func elsewhere() {
    #expect(two.rate(for: PixelRect(x: 5_000, y: 0, width: 10, height: 10)) == 144)
    #expect(two.rate(for: nil) == 144)
    #expect(MonitorLayout().rate(for: nil) == nil)
  }

  @Test("The monitor that shows the most of a window says how large it may be; of none, the first")
  func area() {
    #expect(two.area(for: PixelRect(x: 900, y: 0, width: 400, height: 300)) == two.monitors[1].area)
    #expect(two.area(for: PixelRect(x: 5_000, y: 0, width: 10, height: 10)) == two.monitors[0].area)
    #expect(two.area(for: nil) == two.monitors[0].area && MonitorLayout().area(for: nil) == nil)
  }

  @Test(
    "What is known of the monitor that shows the most of a window is told, and what nobody knows is left out")
  func report() {
    var layout = two
    layout.monitors[1].millimetres = Size(width: 600, height: 340)
    layout.monitors[0].rate = 0

    #expect(
      layout.report(for: PixelRect(x: 1_100, y: 0, width: 400, height: 300))
        == ScreenReport(
          width: 1_000, height: 800, millimetres: Size(width: 600, height: 340), refreshRate: 144))
    #expect(layout.report(for: nil) == ScreenReport(width: 1_000, height: 800))
    #expect(MonitorLayout().report(for: nil) == nil)
  }

  @Test("Rates that no monitor has count for nothing", arguments: [0, 1, 5_000, .infinity, .nan])
  func implausible(rate: Double) {
    var layout = two
    layout.monitors[1].rate = rate

    #expect(layout.rate(for: nil) == 60 && !layout.hasSeveralRates)
    layout.monitors[0].rate = rate
    #expect(layout.rate(for: PixelRect(x: 0, y: 0, width: 10, height: 10)) == nil)
  }
}
