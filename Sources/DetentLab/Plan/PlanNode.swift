/// A value of a plan's file together with the place where it stands, so that errors can name it.
struct PlanNode {
  let file: String
  let path: String
  let value: JSON

  func error(_ fault: PlanFault) -> PlanError { PlanError(file: file, path: path, fault: fault) }

  func illegal(_ allowed: String) -> PlanError { error(.illegal(found: "\(value)", allowed: allowed)) }

  /// The member of a name; nil where there is none.
  func optional(_ key: String) -> PlanNode? {
    value[key].map { PlanNode(file: file, path: path.isEmpty ? key : "\(path).\(key)", value: $0) }
  }

  /// The member of a name.
  func member(_ key: String) throws(PlanError) -> PlanNode {
    guard let member = optional(key) else {
      throw PlanNode(file: file, path: path.isEmpty ? key : "\(path).\(key)", value: .null).error(.missing)
    }
    return member
  }

  /// Refuses members that nobody would read, which mostly are misspelt.
  func allow(_ keys: [String]) throws(PlanError) {
    guard let members = value.members else { throw illegal("an object") }
    for member in members where !keys.contains(member.key) {
      throw PlanError(
        file: file, path: path.isEmpty ? member.key : "\(path).\(member.key)", fault: .unknown(allowed: keys))
    }
  }

  /// The elements of an array of at least so many.
  func elements(atLeast least: Int = 0) throws(PlanError) -> [PlanNode] {
    guard let elements = value.elements, elements.count >= least else {
      throw illegal(least > 0 ? "a list of at least \(least)" : "a list")
    }
    return elements.enumerated().map {
      PlanNode(file: file, path: "\(path)[\($0.offset)]", value: $0.element)
    }
  }

  func integer(in limits: ClosedRange<Int>) throws(PlanError) -> Int {
    guard let number = value.whole, limits.contains(number) else {
      throw illegal("a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  func number(in limits: ClosedRange<Double>) throws(PlanError) -> Double {
    guard let number = value.decimal, limits.contains(number) else {
      throw illegal("a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  func flag() throws(PlanError) -> Bool {
    guard let flag = value.flag else { throw illegal("true|false") }
    return flag
  }

  func text() throws(PlanError) -> String {
    guard let text = value.text, !text.isEmpty else { throw illegal("a text") }
    return text
  }

  func choice<Choice>(_ type: Choice.Type) throws(PlanError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = value.text.flatMap(Choice.init(rawValue:)) else {
      throw illegal(Choice.allCases.map(\.rawValue).joined(separator: "|"))
    }
    return choice
  }

  /// A text, or texts by the codes of their languages.
  func localText() throws(PlanError) -> LocalText {
    if let text = value.text { return LocalText(["en": text]) }
    guard let members = value.members, !members.isEmpty else { throw illegal("a text, or texts by language") }
    var texts: [String: String] = [:]
    for member in members { texts[member.key] = try self.member(member.key).text() }
    return LocalText(texts)
  }
}
