import DetentCore
import DetentGraphics
import DetentUI

/// One of the monitors that a screen is spread over.
struct Monitor: Sendable, Hashable {
  /// The part of the screen that it shows, in device pixels.
  var area: PixelRect
  /// How often it shows a new frame, in frames per second; 0 where nobody knows.
  var rate: Double
  /// The extent of its picture in millimetres; nil where nobody knows.
  var millimetres: Size?

  /// The rates that are believed; others come from drivers without a monitor.
  static let plausibleRates = 20.0...1_000

  /// The rate of a mode: its pixel clock by the pixels of a frame, those between lines and frames included.
  ///
  /// Frames of two scans for each line take twice as long, and those of every other line half (the X RandR protocol,
  /// section 7, "MODEINFO").
  static func rate(
    clock: UInt, total: (width: UInt32, height: UInt32), isDoubleScan: Bool, isInterlaced: Bool
  ) -> Double {
    guard clock > 0, total.width > 0, total.height > 0 else { return 0 }
    let lines = Double(total.height) * (isDoubleScan ? 2 : 1) / (isInterlaced ? 2 : 1)
    return Double(clock) / (Double(total.width) * lines)
  }
}

/// The monitors of a screen.
struct MonitorLayout: Sendable, Hashable {
  var monitors: [Monitor] = []

  /// Whether it matters where a window is.
  var hasSeveralRates: Bool { Set(plausible.map(\.rate)).count > 1 }

  /// The rate of the monitor that shows the most of `window`, or else the highest of all; nil where none is known.
  func rate(for window: PixelRect?) -> Double? {
    Self.monitor(showingMostOf: window, of: plausible)?.rate ?? plausible.map(\.rate).max()
  }

  /// What the monitor shows that shows the most of `window`, or else the first; nil where there is none.
  func area(for window: PixelRect?) -> PixelRect? {
    (Self.monitor(showingMostOf: window, of: monitors) ?? monitors.first)?.area
  }

  /// What is known of the monitor that shows the most of `window`, or else of the first; nil where there is none.
  func report(for window: PixelRect?) -> ScreenReport? {
    (Self.monitor(showingMostOf: window, of: monitors) ?? monitors.first).map { monitor in
      ScreenReport(
        width: monitor.area.width, height: monitor.area.height, millimetres: monitor.millimetres,
        refreshRate: Monitor.plausibleRates.contains(monitor.rate) ? monitor.rate : nil)
    }
  }

  private static func monitor(showingMostOf window: PixelRect?, of monitors: [Monitor]) -> Monitor? {
    guard let window else { return nil }
    return monitors.map { (monitor: $0, pixels: pixels(in: $0.area.intersection(window))) }
      .filter { $0.pixels > 0 }
      .max { $0.pixels < $1.pixels }?.monitor
  }

  private var plausible: [Monitor] { monitors.filter { Monitor.plausibleRates.contains($0.rate) } }

  private static func pixels(in rect: PixelRect) -> Int { rect.isEmpty ? 0 : rect.width * rect.height }
}
