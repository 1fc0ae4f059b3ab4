import CX11

/// The X Input Extension of a server, in the newest version that both sides know.
@MainActor
struct InputExtension {
  /// The number by which its events are known.
  let opcode: CInt
  /// What the two sides agreed on.
  let version: InputVersion
  let connection: Connection
  /// Whether the server is an Xwayland, which says so since its version 23.1.
  let isXwayland: Bool

  /// Announces a version, which can be done once for a connection: the server sends only what came with it.
  ///
  /// - Returns: nil when the server has no such extension, or only its first version.
  init?(_ connection: Connection, announcing wanted: InputVersion?) {
    guard let wanted, let opcode = Self.opcode(connection) else { return nil }
    // Servers of the first version know no such question, which is an error.
    let answer = connection.trap { display -> InputVersion? in
      var agreed = wanted
      guard unsafe XIQueryVersion(display, &agreed.major, &agreed.minor) == Success else { return nil }
      return min(agreed, wanted)
    }
    guard answer.errors.isEmpty, case .some(.some(let agreed)) = answer.result, agreed >= .devices else {
      return nil
    }
    (self.opcode, version, self.connection) = (opcode, agreed, connection)
    isXwayland = Self.opcode(of: "XWAYLAND", connection) != nil
  }

  private static func opcode(of name: String = "XInputExtension", _ connection: Connection) -> CInt? {
    let number = connection.call { display -> CInt? in
      var (opcode, event, error): (CInt, CInt, CInt) = (0, 0, 0)
      guard unsafe XQueryExtension(display, name, &opcode, &event, &error) != 0 else {
        return nil
      }
      return opcode
    }
    return number ?? nil
  }
}
