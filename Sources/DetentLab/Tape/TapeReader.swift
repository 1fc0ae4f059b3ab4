internal import DetentCore
internal import DetentUI

/// Reads what a ``TapeWriter`` wrote.
public enum TapeReader {
  /// The records of a session's lines, in order; lines that tell of no input are passed over.
  public static func records(in lines: [SessionLine]) -> [TapeRecord] { lines.flatMap(records) }

  private static func records(of line: SessionLine) -> [TapeRecord] {
    guard let time = line.time else { return [] }
    switch line.kind {
    case .window: return opening(line).map { [TapeRecord(time: time, entry: $0)] } ?? []
    case .input: return event(line).map { [TapeRecord(time: time, entry: $0)] } ?? []
    case .timer: return line["n"]?.whole.map { [TapeRecord(time: time, entry: .timer($0))] } ?? []
    case .moves: return moves(line, from: time)
    default: return []
    }
  }

  private static func opening(_ line: SessionLine) -> TapeEntry? {
    guard let window = line["win"]?.whole, let size = Size(line["size"]),
      let scale = PixelScale(line["scale"]?.decimal ?? .nan)
    else { return nil }
    return .opened(window: window, size, scale, isOnScreen: line["on"]?.flag ?? true)
  }

  private static func event(_ line: SessionLine) -> TapeEntry? {
    guard let window = line["win"]?.whole, let event = WindowEvent(line) else { return nil }
    return .event(window: window, event)
  }

  private static func moves(_ line: SessionLine, from start: Microseconds) -> [TapeRecord] {
    guard let window = line["win"]?.whole else { return [] }
    // A line is about one pointer, if any.
    let pointer = PointerSample(line, phase: .move, location: .zero, time: EventTime(nanoseconds: 0))
    var time = start
    return (line["rows"]?.elements ?? []).compactMap { row in
      let numbers = row.elements ?? []
      guard let step = numbers.first?.whole else { return nil }
      time = Microseconds((time.count + step.clamped).clamped)
      guard numbers.count == 4 else {
        let ahead = numbers.dropFirst().first?.whole ?? 0
        return TapeRecord(time: time, entry: .frame(window: window, ahead: max(0, ahead.clamped)))
      }
      guard let x = numbers[1].decimal, let y = numbers[2].decimal, let stamp = EventTime(numbers[3]),
        var sample = pointer
      else { return nil }
      sample.location = Point(x: x, y: y)
      sample.time = stamp
      return TapeRecord(time: time, entry: .event(window: window, .pointer(sample)))
    }
  }
}

extension Int {
  /// The number, or the longest time that a file may tell, so that sums of what somebody wrote into it do not overflow.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, -Microseconds.longest), Microseconds.longest) }
}
