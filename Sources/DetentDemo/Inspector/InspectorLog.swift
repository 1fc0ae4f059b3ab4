internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// Writes what happens to the inspector into the event log.
@MainActor
final class InspectorLog {
  private let log: EventLog
  private var lastLayout: [JSONValue] = []

  init(_ log: EventLog) { self.log = log }

  /// The parameter of a row was changed, or would not be.
  func write(_ row: ParameterRowController, error: (any Error)?) {
    let parameter = row.parameter
    if let error {
      log.write("error", ["message": .string("\(row.name): \(error)")])
    } else {
      log.write(
        "parameter",
        [
          "widget": .string(row.widget), "name": .string(parameter.name),
          "value": Self.value(parameter.value),
        ])
    }
  }

  /// Where the panel and the controls of its rows are, in the window's coordinates.
  func writeLayout(of inspector: InspectorController) {
    guard !inspector.view.isHidden else { return writeNoLayout() }
    let rows = Array(inspector.rows.joined())
    writeLayout([
      .rect(inspector.view.convertToWindow(inspector.view.bounds)),
      .array(rows.map { .string($0.name) }),
      .array(rows.map { .rect($0.control.convertToWindow($0.control.bounds)) }),
      .array(rows.map { .rect($0.reset.convertToWindow($0.reset.bounds)) }),
    ])
  }

  /// The panel is out of sight.
  func writeNoLayout() { writeLayout([.rect(.zero), .array([]), .array([]), .array([])]) }

  private func writeLayout(_ layout: [JSONValue]) {
    guard layout != lastLayout else { return }
    lastLayout = layout
    log.write(
      "layout",
      [("widget", JSONValue.string("inspector"))] + zip(["panel", "names", "controls", "resets"], layout))
  }

  private static func value(_ value: ParameterValue) -> JSONValue {
    switch value {
    case .toggle(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .choice(let text), .text(let text): .string(text)
    }
  }
}
