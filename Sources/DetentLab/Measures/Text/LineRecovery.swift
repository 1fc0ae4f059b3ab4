/// What is whole in a file of lines whose writer may have been ended in the middle of one.
public struct LineRecovery: Sendable, Hashable {
  /// How many lines are whole, that is, have their line feed.
  public let lines: Int
  /// How many bytes the whole lines have.
  public let keptBytes: Int
  /// How many bytes the broken last line has; 0 when there is none.
  public let droppedBytes: Int

  /// Whether there is a whole first line, which says how to go on.
  public var isResumable: Bool { lines > 0 }

  /// What ends a line.
  static let lineFeed = UInt8(ascii: "\n")

  /// Looks at the bytes of a file.
  ///
  /// - Complexity: O(*n*)
  public init(_ bytes: [UInt8]) {
    lines = bytes.count { $0 == Self.lineFeed }
    keptBytes = bytes.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    droppedBytes = bytes.count - keptBytes
  }
}
