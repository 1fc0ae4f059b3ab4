/// A table that grows line by line, in several dialects at once.
struct DelimitedTable {
  /// The lines in one way of writing, which dialects may share.
  private struct Body {
    let dialect: DelimitedDialect
    var bytes: [UInt8] = []
    /// The fields that all lines of a part begin with.
    var lead: [UInt8] = []
  }

  private let dialects: [DelimitedDialect]
  private var bodies: [Body]

  /// Begins a table with its head.
  init(_ names: [String], _ dialects: [DelimitedDialect]) {
    self.dialects = dialects
    bodies = dialects.reduce(into: []) { bodies, dialect in
      if !bodies.contains(where: { $0.dialect.writesLines(like: dialect) }) {
        bodies.append(Body(dialect: dialect))
      }
    }
    append(names.map { .text($0) })
  }

  /// From here on all lines begin with these fields; they are written once.
  mutating func lead(with cells: [DelimitedCell]) {
    for index in bodies.indices {
      bodies[index].lead.removeAll(keepingCapacity: true)
      for cell in cells {
        bodies[index].dialect.append(cell, to: &bodies[index].lead)
        bodies[index].lead.append(bodies[index].dialect.separatorByte)
      }
    }
  }

  /// Appends a line.
  ///
  /// - Complexity: O(length)
  mutating func append(_ cells: [DelimitedCell]) {
    for index in bodies.indices {
      bodies[index].bytes += bodies[index].lead
      bodies[index].dialect.append(cells, to: &bodies[index].bytes)
    }
  }

  /// The whole table in each of the dialects.
  var texts: [String] {
    let texts = bodies.map { String(decoding: $0.bytes, as: UTF8.self) }
    return dialects.map { dialect in
      let index = bodies.firstIndex { $0.dialect.writesLines(like: dialect) }
      return dialect.prologue + (index.map { texts[$0] } ?? "")
    }
  }
}
