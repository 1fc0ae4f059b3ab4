internal import DetentCore

extension EventLog {
  /// Writes a step of a drag; where there is no velocity it is 0.
  func writePan(_ pan: PanReading, phase: PanState, widget: JSONValue) {
    let velocity = pan.velocity ?? .zero
    write(
      "pan",
      [
        "widget": widget, "phase": .string(phase.rawValue), "x": .number(pan.location.x),
        "y": .number(pan.location.y),
        "tx": .number(pan.translation.dx), "ty": .number(pan.translation.dy), "vx": .number(velocity.dx),
        "vy": .number(velocity.dy), "device": .string(pan.kind.rawValue),
      ])
  }
}

extension JSONValue {
  /// A point as [x, y].
  static func point(_ point: Point) -> JSONValue { .array([.number(point.x), .number(point.y)]) }

  /// A rectangle as [x, y, width, height].
  static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }
}
