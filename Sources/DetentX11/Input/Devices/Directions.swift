import DetentCore

/// Which of the two ways a pointer goes, along the first two axes of a device.
struct Directions: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let horizontal = Directions(rawValue: 1)
  static let vertical = Directions(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The way along the axis of a device; none along one that does not move the pointer.
  init(axis number: Int) { self = number == 0 ? .horizontal : number == 1 ? .vertical : [] }
}
