internal import DetentCore

/// The text after an option, with the ways to read it.
struct OptionValue: Equatable {
  let option: String
  let text: String

  func integer(in allowed: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), allowed.contains(number) else {
      throw illegal("a whole number from \(allowed.lowerBound) to \(allowed.upperBound)")
    }
    return number
  }

  func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(UsageError) -> Choice {
    guard let chosen = choices.first(where: { $0.key == text }) else {
      throw illegal(choices.map(\.key).joined(separator: "|"))
    }
    return chosen.value
  }

  func size() throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (200...8_192).contains(width),
      (120...8_192).contains(height)
    else { throw illegal("WxH in points, from 200x120 to 8192x8192") }
    return Size(width: Double(width), height: Double(height))
  }

  func scale() throws(UsageError) -> PixelScale {
    guard let factor = Double(text), let scale = PixelScale(factor) else {
      throw illegal("a number from 0.5 to 8")
    }
    return scale
  }

  func seconds() throws(UsageError) -> Double {
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw illegal("seconds from 0 to 86400")
    }
    return seconds
  }

  func pair() throws(UsageError) -> IndexPair {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let lower = parts[0], let upper = parts[1] else {
      throw illegal("two indices LO,HI that count from 0")
    }
    return IndexPair(lower: lower, upper: upper)
  }

  func numberPair() throws(UsageError) -> (lower: Double, upper: Double) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let lower = parts[0], let upper = parts[1] else {
      throw illegal("two numbers LO,HI")
    }
    return (lower, upper)
  }

  func scene() throws(UsageError) -> DemoScene {
    if let scene = DemoScene(rawValue: text) { return scene }
    throw illegal(OptionTable.sceneNames)
  }

  /// A short code that a file name can hold.
  func code() throws(UsageError) -> String {
    let isLegal = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    guard isLegal, (1...16).contains(text.count) else {
      throw illegal("up to 16 letters, digits, - and _, such as P-01")
    }
    return text
  }

  func nonEmpty(_ allowed: String) throws(UsageError) -> String {
    if text.isEmpty { throw illegal(allowed) }
    return text
  }

  func illegal(_ allowed: String) -> UsageError {
    .illegalValue(option: option, value: text, allowed: allowed)
  }
}
