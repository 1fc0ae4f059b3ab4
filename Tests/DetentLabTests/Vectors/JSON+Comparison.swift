extension VectorValue {
  /// Where this differs from what is expected, as a path with both values; empty when nowhere.
  ///
  /// Members that are not expected do not matter. The tolerance is absolute, and relative beyond 1.
  func differences(from expected: VectorValue, tolerance: Double, path: String = "") -> [String] {
    switch (self, expected) {
    case (.number(let number), .number(let wanted)):
      let isNear = abs(number - wanted) <= tolerance * max(1, abs(wanted))
      return isNear ? [] : ["\(path): \(number) for \(wanted)"]
    case (.list(let items), .list(let wanted)) where items.count == wanted.count:
      return zip(items, wanted).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, tolerance: tolerance, path: "\(path)[\(index)]")
      }
    case (.object(let members), .object(let wanted)):
      return wanted.keys.sorted().flatMap { key in
        guard let member = members[key], let want = wanted[key] else { return ["\(path).\(key): not given"] }
        return member.differences(from: want, tolerance: tolerance, path: "\(path).\(key)")
      }
    default: return self == expected ? [] : ["\(path): \(self) for \(expected)"]
    }
  }
}
