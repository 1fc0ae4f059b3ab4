import Testing

/// One published number, and what it is made of.
struct LabVector: Decodable, CustomTestStringConvertible {
  var id: String
  var measure: String
  var inputs: VectorValue
  var expected: VectorValue
  var tol: Double

  var testDescription: String { "\(id) \(measure)" }

  /// All that there are; none where the file is missing.
  static let all: [LabVector] = {
    struct File: Decodable { var vectors: [LabVector] }
    return (try? VectorFolder.read(fileName, as: File.self).vectors) ?? []
  }()

  static let fileName = "lab.json"

  static let isPresent = VectorFolder.holds(fileName)

  static func named(_ id: String) throws -> LabVector {
    try #require(all.first { $0.id == id }, "no vector \(id)")
  }
}
