internal import DetentCore

/// What the evaluator's window says, in rows of a name and a value; a value that there is none of is a dash.
struct HUDRows {
  private let reading: LabReading
  private let elapsed: Double?
  private let texts: TextTable
  private let style: NumberStyle

  init(_ reading: LabReading, elapsed: Double?, texts: TextTable, style: NumberStyle) {
    self.style = style
    self.reading = reading
    self.elapsed = elapsed
    self.texts = texts
  }

  /// One row: the key of its name, and its value.
  struct Row: Equatable {
    var key: String
    var value: String
  }

  /// The sections, as the key of a heading and rows: the same rows at all times, so that nothing jumps.
  var sections: [(key: String, rows: [Row])] {
    [("hud.trial", trial), ("hud.hand", hand), ("hud.frames", frames)].map { key, pairs in
      (key, pairs.map { Row(key: "\(key).\($0)", value: $1 ?? "–") })
    }
  }

  private typealias Pairs = [(String, String?)]

  private var trial: Pairs {
    let task = reading.trial?.task
    return [
      ("step", "\(reading.step.index) / \(reading.step.count)"),
      ("number", reading.trial.map { "\($0.number)\($0.isPractice ? " · \(texts("trial.practice"))" : "")" }),
      ("variant", reading.trial.map { "\($0.variant) · \(texts("hud.widget.\($0.task.widget.rawValue)"))" }),
      ("time", elapsed.map { "\(number($0, 1)) s" }),
      ("target", task.map { Self.list($0.target) }),
      ("value", reading.trial == nil ? nil : Self.list(reading.values)),
      ("error", reading.error.map(String.init)),
      ("grabs", reading.trial == nil ? nil : "\(reading.counts.grabs)"),
      ("contacts", reading.trial == nil ? nil : "\(reading.counts.contacts)"),
    ]
  }

  private var hand: Pairs {
    let pan = reading.hand?.pan
    return [
      ("phase", reading.hand.map { texts("hud.phase.\($0.phase.rawValue)") }),
      ("location", pan.map { "\(number($0.location.x, 0)), \(number($0.location.y, 0)) pt" }),
      ("way", pan.map { "\(number($0.translation.dx, 1)) pt" }),
      ("velocity", pan?.velocity.map { "\(number($0.dx, 0)) pt/s" }),
      (
        "place",
        reading.places.isEmpty ? nil : reading.places.map { number($0, 2) }.joined(separator: " · ")
      ),
      ("snap", reading.trial == nil ? nil : Self.list(reading.values)),
      ("threshold", reading.threshold.map(words)),
    ]
  }

  private var frames: Pairs {
    let meter = reading.meter
    return [
      ("interval", lastAndMedian(meter.intervals).map { "\($0) ms" }),
      ("wait", lastAndMedian(meter.waits).map { "\($0) ms" }),
      ("missed", meter.missed(period: nil).value.map(String.init)),
      ("lag", lastAndMedian(meter.distances).map { "\($0) pt" }),
      ("clicks", lastAndMedian(reading.clickErrors).map { "\($0) px" }),
    ]
  }

  private func words(_ threshold: LabReading.Threshold) -> String {
    switch threshold {
    case .hysteresis(let length): texts("hud.hysteresis", ["length": number(length, 1)])
    case .swipe(let part, let speed):
      texts("hud.swipe", ["part": number(part * 100, 0), "speed": number(speed, 0)])
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.isEmpty ? "–" : numbers.map(String.init).joined(separator: " – ")
  }

  /// The last value, and the median of all.
  private func lastAndMedian(_ values: [Double]) -> String? {
    guard let last = values.last, let median = try? Sample(values).median.get() else { return nil }
    return "\(number(last, 1)) · ~\(number(median, 1))"
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    style.text(value, fractionDigits: digits)
  }
}
