internal import DetentCore
internal import DetentUI

extension PointerSample {
  var members: [JSON.Member] {
    var members = [WindowEvent.kind(name)]
    switch phase {
    case .down(let button), .up(let button): members.append(JSON.Member("b", .integer(button.number)))
    case .move, .cancel, .leave: break
    }
    return members + pointerMembers + location.members + [JSON.Member("xt", time.json)]
  }

  /// Which pointer it is, and whether it holds anything.
  var pointerMembers: [JSON.Member] {
    [
      JSON.Member("src", .integer(pointer.source)), JSON.Member("id", .integer(pointer.touch)),
      JSON.Member("kind", .string(kind.rawValue)), JSON.Member("held", .bool(isPrimaryButtonHeld)),
    ]
  }

  private var name: String {
    switch phase {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    case .leave: "leave"
    }
  }

  init?(_ line: SessionLine) {
    guard let x = line["x"]?.decimal, let y = line["y"]?.decimal, let time = EventTime(line["xt"]),
      let phase = Phase(line["e"]?.text, button: line["b"]?.whole)
    else { return nil }
    self.init(line, phase: phase, location: Point(x: x, y: y), time: time)
  }

  /// A sample of the pointer that `line` is about.
  init?(_ line: SessionLine, phase: Phase, location: Point, time: EventTime) {
    guard let source = line["src"]?.whole, let touch = line["id"]?.whole, let held = line["held"]?.flag,
      let kind = PointerKind(rawValue: line["kind"]?.text ?? "")
    else { return nil }
    self.init(
      pointer: PointerID(source: source, touch: touch), kind: kind, phase: phase, location: location,
      time: time, isPrimaryButtonHeld: held)
  }
}

extension PointerSample.Phase {
  fileprivate init?(_ name: String?, button: Int?) {
    switch (name, button.map(PointerButton.init(numbered:))) {
    case ("down", let button?): self = .down(button)
    case ("up", let button?): self = .up(button)
    case ("move", _): self = .move
    case ("cancel", _): self = .cancel
    case ("leave", _): self = .leave
    default: return nil
    }
  }
}

extension PointerButton {
  /// The button's number, as X counts them.
  var number: Int {
    switch self {
    case .primary: 1
    case .middle: 2
    case .secondary: 3
    case .other(let number): number
    }
  }

  init(numbered number: Int) {
    self =
      switch number {
      case 1: .primary
      case 2: .middle
      case 3: .secondary
      default: .other(number)
      }
  }
}

extension ScrollEvent {
  var members: [JSON.Member] {
    [WindowEvent.kind("scroll")] + location.members + [
      JSON.Member("kind", .string(kind.rawValue)), JSON.Member("dx", .number(delta.dx)),
      JSON.Member("dy", .number(delta.dy)), JSON.Member("end", .bool(isEnd)),
      JSON.Member("mod", .integer(modifiers.rawValue)), JSON.Member("xt", time.json),
    ]
  }

  init?(_ line: SessionLine) {
    guard let x = line["x"]?.decimal, let y = line["y"]?.decimal, let time = EventTime(line["xt"]),
      let dx = line["dx"]?.decimal, let dy = line["dy"]?.decimal,
      let kind = PointerKind(rawValue: line["kind"]?.text ?? "")
    else { return nil }
    self.init(
      location: Point(x: x, y: y), kind: kind, delta: Vector(dx: dx, dy: dy),
      isEnd: line["end"]?.flag ?? false,
      modifiers: KeyModifiers(rawValue: line["mod"]?.whole ?? 0), time: time)
  }
}

extension SwipeEvent {
  var members: [JSON.Member] {
    [
      WindowEvent.kind("swipe"), JSON.Member("phase", .string(phase.rawValue)),
      JSON.Member("src", .integer(source)),
      JSON.Member("fingers", .integer(fingers)), JSON.Member("dx", .number(delta.dx)),
      JSON.Member("dy", .number(delta.dy)),
    ] + location.members + [JSON.Member("xt", time.json)]
  }

  init?(_ line: SessionLine) {
    guard let x = line["x"]?.decimal, let y = line["y"]?.decimal, let time = EventTime(line["xt"]),
      let dx = line["dx"]?.decimal, let dy = line["dy"]?.decimal, let source = line["src"]?.whole,
      let fingers = line["fingers"]?.whole,
      let phase = Phase(rawValue: line["phase"]?.text ?? "")
    else { return nil }
    self.init(
      source: source, phase: phase, fingers: fingers, delta: Vector(dx: dx, dy: dy),
      location: Point(x: x, y: y), time: time)
  }
}

extension KeyEvent {
  var members: [JSON.Member] {
    [
      WindowEvent.kind("key"), JSON.Member("phase", .string(phase.rawValue)),
      JSON.Member("key", .string(key.name)),
      JSON.Member("mod", .integer(modifiers.rawValue)), JSON.Member("xt", time.json),
    ]
  }

  init?(_ line: SessionLine) {
    guard let key = Key(name: line["key"]?.text ?? ""), let time = EventTime(line["xt"]),
      let phase = Phase(rawValue: line["phase"]?.text ?? "")
    else { return nil }
    self.init(
      key: key, phase: phase, modifiers: KeyModifiers(rawValue: line["mod"]?.whole ?? 0), time: time)
  }
}
