public import DetentCore

/// A mouse or a finger of the pretended user.
public struct UserPointer: Sendable, Hashable {
  /// By what the window tells it from others.
  public let id: PointerID
  /// The kind of device.
  public let kind: PointerKind

  /// Creates a pointer.
  public init(id: PointerID, kind: PointerKind) {
    self.id = id
    self.kind = kind
  }

  /// The mouse that is meant where nothing else is said.
  public static let mouse = UserPointer(id: PointerID(source: 2), kind: .mouse)

  /// Another mouse beside it.
  public static let otherMouse = UserPointer(id: PointerID(source: 3), kind: .mouse)

  /// A finger, by the number of its touch.
  public static func finger(_ number: Int) -> UserPointer {
    UserPointer(id: PointerID(source: 6, touch: number), kind: .touch)
  }
}
