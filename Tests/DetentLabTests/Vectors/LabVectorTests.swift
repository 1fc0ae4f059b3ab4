import Testing

/// Every published number of the lab through the public functions, by its id.
@Suite("The vectors of the lab") struct LabVectorTests {
  @Test("A vector comes out as published", .enabled(if: LabVector.isPresent), arguments: LabVector.all)
  func vector(_ vector: LabVector) throws {
    let run = try #require(VectorRunners.all[vector.measure], "\(vector.id): nothing runs \(vector.measure)")

    let outcome = try run(vector.inputs)

    let differences = outcome.differences(from: vector.expected, tolerance: max(vector.tol, 1e-12))
    #expect(differences.isEmpty, "\(vector.id) \(vector.measure): \(differences.joined(separator: "; "))")
  }

  @Test("The file holds the vectors that it says it holds", .enabled(if: LabVector.isPresent))
  func count() throws {
    struct Head: Decodable { var count: Int }

    let head = try VectorFolder.read(LabVector.fileName, as: Head.self)

    #expect(LabVector.all.count == head.count)
    #expect(Set(LabVector.all.map(\.id)).count == head.count)
  }
}
