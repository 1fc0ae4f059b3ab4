import DetentCore

/// Tells fingers on a touchpad from wheels by how they scroll, for devices of which nothing else says what they are.
///
/// Under Xwayland one device stands for all pointing devices. Wheels turn by whole notches or, those of high resolution, by
/// eighths; fingers go by any part of one. So from the first such part on a scroll is that of fingers, until it has been
/// silent for a while.
struct FingerGuess: Sendable, Hashable {
  /// What wheels turn by, in 120ths of a notch.
  static let wheelStep = 15.0
  /// Seconds after which another device may be scrolling.
  static let silence = 0.15
  /// How much a value may be off that has been added up and rounded on its way, in parts of a ``wheelStep``.
  private static let tolerance = 1e-3

  private var sources: Set<Int> = []
  /// When fingers last scrolled, by the device.
  private var latest: [Int: EventTime] = [:]

  /// Takes the devices to judge; what is known of others is forgotten.
  mutating func judge(_ sources: Set<Int>) {
    self.sources = sources
    latest = latest.filter { sources.contains($0.key) }
  }

  /// Whether it is fingers that scrolled by `delta` 120ths of a notch.
  mutating func isFinger(_ delta: Vector, of source: Int, at time: EventTime) -> Bool {
    guard sources.contains(source) else { return false }
    let goesOn = latest[source].map { time.seconds(since: $0) < Self.silence } ?? false
    guard goesOn || Self.isPart(delta.dx) || Self.isPart(delta.dy) else { return false }
    latest[source] = time
    return true
  }

  private static func isPart(_ units: Double) -> Bool {
    let steps = units / wheelStep
    return abs(steps - steps.rounded()) > tolerance
  }
}
