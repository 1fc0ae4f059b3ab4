import DetentCore
import DetentUI

/// Where the scrolling axes of every device stand, so that the next value tells how far was scrolled.
///
/// A value counts all that was scrolled since the device was plugged in, over whatever window; what happens elsewhere is
/// not told. So the axes have to be read again when the pointer comes. Events may be on their way that are older than
/// the answer; for those the notches count that the server makes up of whole ones, and the values do not.
struct ScrollValuators: Sendable, Hashable {
  private struct Source: Sendable, Hashable {
    var axes: [ScrollAxis]
    /// The number of the request that the values answer; events from it on are later than they.
    var serial: UInt
  }

  private var sources: [Int: Source] = [:]

  /// Takes the axes of a device from an answer to the request `serial`; 0 for axes that came among the events, which
  /// are in order by themselves.
  mutating func read(_ axes: [ScrollAxis], of source: Int, serial: UInt = 0) {
    sources[source] = axes.isEmpty ? nil : Source(axes: axes, serial: serial)
  }

  /// Forgets the devices that are not among these.
  mutating func keep(_ devices: Set<Int>) { sources = sources.filter { devices.contains($0.key) } }

  /// Whether a device scrolls along `axis` by values.
  func scrolls(_ source: Int, along axis: Axis) -> Bool {
    sources[source]?.axes.contains { $0.axis == axis } ?? false
  }

  /// Whether a value belongs to an axis that scrolls.
  func isScrolling(_ value: AxisValue, of source: Int) -> Bool {
    sources[source]?.axes.contains { $0.number == value.number } ?? false
  }

  /// Whether an event is older than what is known of the device's axes.
  func isOutdated(_ serial: UInt, of source: Int) -> Bool { serial < sources[source]?.serial ?? 0 }

  /// Takes in where axes stand now.
  ///
  /// - Returns: How far that is from where they stood, in 120ths of a notch, right and down being positive; nil when no
  ///   axis among them scrolls, or the event is outdated.
  mutating func turn(_ values: [AxisValue], of source: Int, serial: UInt) -> Vector? {
    guard var known = sources[source], !isOutdated(serial, of: source) else { return nil }
    var delta: Vector?
    for value in values where value.value.isFinite {
      for index in known.axes.indices where known.axes[index].number == value.number {
        let axis = known.axes[index]
        let units = (value.value - axis.value) / axis.increment * ScrollEvent.unitsPerNotch
        delta = delta ?? .zero
        if units.isFinite { delta?[axis.axis] += units }
        known.axes[index].value = value.value
      }
    }
    sources[source] = known
    return delta
  }
}
