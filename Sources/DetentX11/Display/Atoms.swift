import CX11

/// The server's numbers for every ``AtomName``.
struct Atoms {
  private var values: [AtomName: Atom] = [:]

  /// Asks the server for each number.
  ///
  /// - Complexity: one round trip for every name, once for a connection.
  @MainActor
  init(_ connection: Connection) {
    for name in AtomName.allCases {
      values[name] = connection.call { display in unsafe XInternAtom(display, name.rawValue, 0) }
    }
  }

  /// 0, which is no atom, when the server did not answer.
  subscript(name: AtomName) -> Atom { values[name] ?? 0 }
}
