/// A value of the JSON format, with the members of objects in their order.
public enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One member of an object.
  public struct Member: Sendable, Hashable {
    /// The name; names may occur twice, and the last one counts.
    public var key: String
    /// The value.
    public var value: JSON

    /// Creates a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON {
  /// The value of a member; nil where this is no object, or has none of that name.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The text, where this is one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number, where this is one.
  public var whole: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The number, where this is one.
  public var decimal: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The truth value, where this is one.
  public var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements, where this is an array.
  public var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members, where this is an object.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}
