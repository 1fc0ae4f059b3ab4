internal import DetentCore

extension EventTime {
  /// The moment as a file has it: the server's milliseconds, with as many decimals as it takes.
  var json: JSON {
    nanoseconds % 1_000_000 == 0
      ? .integer(Int(nanoseconds / 1_000_000)) : .number(Double(nanoseconds) / 1_000_000)
  }

  /// Reads what ``json`` wrote.
  init?(_ json: JSON?) {
    guard let milliseconds = json?.decimal, abs(milliseconds * 1_000) <= Double(Microseconds.longest) else {
      return nil
    }
    self.init(nanoseconds: Int64((milliseconds * 1_000_000).rounded()))
  }
}

extension Point {
  /// The place as two numbers.
  var members: [JSON.Member] { [JSON.Member("x", .number(x)), JSON.Member("y", .number(y))] }

  /// The place as a pair.
  var json: JSON { .array([.number(x), .number(y)]) }
}

extension Rect {
  /// The rectangle as four numbers.
  var json: JSON { .array([minX, minY, width, height].map { .number($0) }) }

  init?(_ json: JSON?) {
    let numbers = (json?.elements ?? []).compactMap(\.decimal)
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Size {
  /// The extent as two numbers.
  var json: JSON { .array([.number(width), .number(height)]) }

  init?(_ json: JSON?) {
    let numbers = (json?.elements ?? []).compactMap(\.decimal)
    guard numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}
