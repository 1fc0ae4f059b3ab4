import DetentUI

/// Notes the events of a control by name.
@MainActor
final class ControlEar {
  private(set) var heard: [String] = []

  init(_ control: Control, touches: Bool = false) {
    var names: [(ControlEvents, String)] = [
      (.valueChanged, "value"), (.editingDidBegin, "begin"), (.editingDidEnd, "end"),
      (.editingDidCancel, "cancel"),
    ]
    if touches { names += [(.touchUpInside, "inside"), (.touchCancel, "lost")] }
    for (event, name) in names { control.addAction(for: event) { [weak self] _ in self?.heard.append(name) } }
  }

  /// What was heard since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}
