import CX11
import Glibc

/// The server's numbers for every ``AtomName``.
struct Atoms {
  private var values: [AtomName: Atom] = [:]

  /// Asks the server for all numbers in one round trip.
  @MainActor
  init(_ connection: Connection) {
    let names = AtomName.allCases
    var texts = unsafe names.map { unsafe strdup($0.rawValue) }
    defer { for index in unsafe texts.indices { unsafe free(texts[index]) } }
    var atoms = [Atom](repeating: 0, count: names.count)
    connection.call { display in
      _ = unsafe XInternAtoms(display, &texts, CInt(names.count), 0, &atoms)
    }
    values = Dictionary(uniqueKeysWithValues: zip(names, atoms))
  }

  /// 0, which is no atom, when the server did not answer.
  subscript(name: AtomName) -> Atom { values[name] ?? 0 }
}
