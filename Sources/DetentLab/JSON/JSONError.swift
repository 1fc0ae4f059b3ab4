/// Why a text is no JSON.
public enum JSONError: Error, Sendable, Hashable {
  /// The text ends before the value does.
  case unfinished
  /// A byte that cannot stand at a place, which counts from 0.
  case unexpected(byte: UInt8, at: Int)
  /// Something that JSON does not have, at a place that counts from 0.
  case illegal(JSONFault, at: Int)
}

/// What JSON does not have.
public enum JSONFault: Sendable, Hashable {
  /// An escape sequence.
  case escape
  /// A number.
  case number
  /// Values within values, deeper than anybody writes them.
  case depth
}
