import DetentCore
import DetentLab

/// Any value of a file of vectors, and of what is compared with it.
enum VectorValue: Hashable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([VectorValue])
  case object([String: VectorValue])

  /// Why an input cannot be read.
  struct Missing: Error {
    var key: String
    var json: VectorValue
  }

  subscript(key: String) -> VectorValue {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  var items: [VectorValue] {
    guard case .list(let items) = self else { return [] }
    return items
  }

  /// The number at `key`, or this one.
  func number(_ key: String? = nil) throws -> Double {
    guard case .number(let number) = key.map({ self[$0] }) ?? self else {
      throw Missing(key: key ?? "", json: self)
    }
    return number
  }

  func integer(_ key: String? = nil) throws -> Int { Int(try number(key)) }

  func text(_ key: String? = nil) throws -> String {
    guard case .text(let text) = key.map({ self[$0] }) ?? self else {
      throw Missing(key: key ?? "", json: self)
    }
    return text
  }

  func numbers(_ key: String) throws -> [Double] { try self[key].items.map { try $0.number() } }

  func integers(_ key: String) throws -> [Int] { try self[key].items.map { try $0.integer() } }

  /// The point of a list with two numbers.
  func point() throws -> Point {
    guard items.count == 2 else { throw Missing(key: "point", json: self) }
    return Point(x: try items[0].number(), y: try items[1].number())
  }
}

extension VectorValue: ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByStringLiteral {
  init(dictionaryLiteral elements: (String, VectorValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(nilLiteral: ()) { self = .null }

  init(stringLiteral value: String) { self = .text(value) }
}

extension VectorValue {
  init(_ number: Double) { self = .number(number) }

  init(_ count: Int) { self = .number(Double(count)) }

  init(_ truth: Bool) { self = .truth(truth) }

  init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }

  init(_ counts: [Int]) { self = .list(counts.map { .number(Double($0)) }) }

  init(_ truths: [Bool]) { self = .list(truths.map { .truth($0) }) }

  /// What was measured, or null.
  init(_ measured: Measured<Double>) { self = measured.value.map { .number($0) } ?? .null }

  init(_ measured: Measured<Int>) { self = measured.value.map { VectorValue($0) } ?? .null }

  init(_ measured: Measured<ConfidenceInterval>) {
    self = measured.value.map { VectorValue([$0.lower, $0.upper]) } ?? .null
  }
}
