internal import DetentControls
internal import DetentCore
internal import DetentUI

/// What the event log says of every slider; a subclass hears one kind of slider and adds its values.
@MainActor
class SliderLog {
  private let log: EventLog
  private let widget: JSONValue

  /// Creates a log of the slider that is called `widget`.
  init(_ log: EventLog, widget: String) {
    self.log = log
    self.widget = .string(widget)
  }

  /// Writes a line of type `type` about the slider.
  func write(_ type: String, _ keys: [(String, JSONValue)] = []) {
    log.write(type, [("widget", widget)] + keys)
  }

  /// Writes a report; `values` says what has been chosen.
  func writeValue(_ values: [(String, JSONValue)], isFinal: Bool, source: ReportSource) {
    write("value", values + [("final", .bool(isFinal)), ("source", .string(source.rawValue))])
  }

  func writeCollision(_ thumb: String, with obstacle: RangeObstacle) {
    write("collision", [("thumb", .string(thumb)), ("with", .string(obstacle.rawValue))])
  }

  func writeTick(_ thumb: String, at stop: Int) {
    write("tick", [("thumb", .string(thumb)), ("stop", .integer(stop))])
  }

  func writePan(_ pan: PanReading, phase: PanState) { log.writePan(pan, phase: phase, widget: widget) }

  /// Writes that nothing moves any more, and where everything is now.
  func writeRest<Scale: SliderScale>(of slider: SliderControl<Scale>) {
    write("settled")
    writeLayout(of: slider)
  }

  /// Where the slider's parts are, in the window's coordinates.
  func writeLayout<Scale: SliderScale>(of slider: SliderControl<Scale>) {
    let places = Self.listed(of: slider.stopCount)
      .map { slider.convertToWindow(Rect(origin: slider.center(ofStop: $0))).origin }
    write(
      "layout",
      [
        ("track", .rect(slider.convertToWindow(slider.trackRect))),
        (
          "thumbs",
          .array(slider.thumbCenters.map { .point(slider.convertToWindow(Rect(origin: $0)).origin) })
        ),
        ("stops", .integer(slider.stopCount)),
        ("stopX", .array(places.map { .number(slider.axis == .horizontal ? $0.x : $0.y) })),
      ])
  }

  /// At most 64 of `count` stops, as evenly as they come, the first and the last among them.
  static func listed(of count: Int) -> [Int] {
    let parts = min(count - 1, 63)
    guard parts > 0 else { return count == 1 ? [0] : [] }
    return (0...parts).map { ($0 * (count - 1) * 2 + parts) / (parts * 2) }
  }
}
