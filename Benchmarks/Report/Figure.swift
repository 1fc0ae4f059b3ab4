/// One of the harness's figures, and what it must be.
struct Figure {
  /// What a figure is held against.
  enum Bound {
    /// At most so many times that of another program.
    case atMost(Double, of: String)
    /// At least that of another program.
    case atLeast(String)
    /// At most so much.
    case limit(Double)
  }

  let name: String
  let key: String
  var unit = "ms"
  var digits = 2
  /// What the harness's number is multiplied by.
  var scale = 1.0
  /// The program that is measured.
  var program = "detent"
  /// Differences up to this ratio are ties, which noise makes.
  var tie = 1.0
  let bounds: [Bound]

  /// The figures for which there are targets.
  static let targets: [Figure] = [
    Figure(
      name: "input → pixel, one motion at a time, p50", key: "ping_first_p50",
      bounds: [.atMost(1.5, of: "xbare-cached"), .atMost(1, of: "fltk")]),
    Figure(
      name: "the same, p99", key: "ping_first_p99",
      bounds: [.atMost(1.5, of: "xbare-cached"), .atMost(1, of: "fltk")]),
    Figure(
      name: "drag at 125 Hz, latency p50", key: "d125_lat_p50",
      bounds: [.atMost(2, of: "xbare-cached"), .atMost(1, of: "fltk")]),
    Figure(
      name: "the same, p99", key: "d125_lat_p99",
      bounds: [.atMost(2, of: "xbare-cached"), .atMost(1, of: "fltk")]),
    Figure(
      name: "drag at 125 Hz, CPU of program and server per 1,000 motions", key: "d125_net_cpu_ms", digits: 0,
      tie: 1.3,
      bounds: [.atMost(2, of: "xbare-cached"), .atMost(1, of: "fltk")]),
    Figure(name: "drag at 1,000 Hz, latency p99", key: "d1000_lat_p99", bounds: [.limit(5)]),
    Figure(
      name: "drag at 1,000 Hz, CPU per 1,000 motions", key: "d1000_net_cpu_ms", digits: 0, tie: 1.3,
      bounds: [.atMost(1, of: "xbare-cached")]),
    Figure(
      name: "exec → first content", key: "start_first", digits: 1,
      bounds: [.atMost(2, of: "xbare-cairo"), .atMost(1, of: "fltk")]),
    Figure(
      name: "proportional memory after start", key: "mem0_pss_kb", unit: "MiB", digits: 1, scale: 1 / 1_024,
      bounds: [.atMost(2.5, of: "fltk"), .atMost(1 / 3, of: "qt-sw")]),
    Figure(
      name: "proportional memory after a drag", key: "mem1_pss_kb", unit: "MiB", digits: 1, scale: 1 / 1_024,
      bounds: [.atMost(2.5, of: "fltk"), .atMost(1 / 3, of: "qt-sw")]),
    Figure(name: "tab click → first page change", key: "tab_first_ms", bounds: [.limit(2)]),
    Figure(name: "idle, 5 s: wake-ups", key: "idle_app_wakeups", unit: "", digits: 0, bounds: [.limit(0)]),
    Figure(name: "idle, 5 s: damage", key: "idle_damage", unit: "", digits: 0, bounds: [.limit(0)]),
    Figure(
      name: "swipe: largest visible gap between frames", key: "swipe_vis_max_gap_ms", digits: 1,
      bounds: [.limit(17.6)]),
    Figure(
      name: "swipe: CPU", key: "swipe_cpu_ms", digits: 1, tie: 1.3, bounds: [.atMost(2, of: "xbare-cached")]),
    Figure(
      name: "pager frames a second in a closed loop, pacing lifted", key: "ploop_fps", unit: "1/s", digits: 0,
      program: "detent-unpaced", bounds: [.atLeast("qt-sw-tuned")]),
  ]

  /// The value of a program as text.
  func text(of program: String, _ measurements: Measurements) -> String {
    guard let value = measurements.median(of: key, program) else { return "–" }
    return "\(number(value * scale, digits)) \(unit)".trimmed
  }

  /// What must be true, for each bound.
  var demand: String {
    bounds.map { bound in
      switch bound {
      case .atMost(1, let other): "≤ \(other)"
      case .atMost(let factor, let other) where factor < 1: "≤ \(other) / \(number(1 / factor, 0))"
      case .atMost(let factor, let other): "≤ \(number(factor, 1)) × \(other)"
      case .atLeast(let other): "≥ \(other)"
      case .limit(let most): "≤ \(number(most, digits == 0 ? 0 : 1)) \(unit)".trimmed
      }
    }.joined(separator: ", ")
  }

  /// Whether it is, for each bound, with the ratio where it is held against another program.
  func outcome(_ measurements: Measurements) -> String {
    bounds.map { outcome($0, measurements) }.joined(separator: ", ")
  }

  private func outcome(_ bound: Bound, _ measurements: Measurements) -> String {
    switch bound {
    case .limit(let most):
      guard let value = measurements.median(of: key, program) else { return "not measured" }
      return value * scale <= most ? "yes" : "**no**"
    case .atMost(let factor, let other):
      guard let ratio = measurements.ratio(of: key, program, to: other) else { return "not measured" }
      let verdict = ratio <= factor ? "yes" : ratio <= factor * tie ? "tie" : "**no**"
      return "\(verdict) (\(number(ratio, 2)) ×)"
    case .atLeast(let other):
      guard let ratio = measurements.ratio(of: key, program, to: other) else { return "not measured" }
      return "\(ratio >= 1 ? "yes" : "**no**") (\(number(ratio, 2)) ×)"
    }
  }
}
