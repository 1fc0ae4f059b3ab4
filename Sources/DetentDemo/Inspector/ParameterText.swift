internal import DetentCore
internal import DetentLab

/// The values of parameters as people read them.
@MainActor
enum ParameterText {
  /// A value of `parameter`, with its unit.
  static func text(of parameter: Parameter, _ value: ParameterValue, _ texts: Texts) -> String {
    switch value {
    case .toggle(let isOn): texts(isOn ? "inspector.on" : "inspector.off")
    case .choice(let choice): texts(parameter.key(of: choice))
    case .text(let text): text
    case .number(let number): text(of: parameter, number: number, texts)
    }
  }

  /// Why what was asked for cannot be, or what can be instead.
  static func reason(_ error: any Error, for parameter: Parameter, _ texts: Texts) -> String {
    switch error {
    case NumberFieldError.outside(_, let limits): allowed(limits, by: parameter, texts)
    case NumberFieldError.notANumber: texts("inspector.no-number")
    case RangeError.gapOutOfRange(let gap, _):
      texts("inspector.gap", ["gap": texts.number(gap), "stops": texts.number(gap + 1)])
    case UsageError.illegalValue(_, _, let allowed): allowed
    case UsageError.unusable(_, let reason, _): reason
    case let doubt as SessionDoubt: words(of: doubt, texts)
    default: texts("inspector.refused")
    }
  }

  private static func words(of doubt: SessionDoubt, _ texts: Texts) -> String {
    let concerns = doubt.concerns.map { concern in
      switch concern {
      case .littleRoom(let megabytes): texts("session.room", ["free": texts.number(megabytes)])
      case .repeated(let participant): texts("session.repeated", ["participant": participant])
      }
    }
    return (concerns + [texts("session.insist")]).joined(separator: " ")
  }

  private static func allowed(
    _ limits: ClosedRange<Double>, by parameter: Parameter, _ texts: Texts
  ) -> String {
    let ends = [limits.lowerBound, limits.upperBound].map { text(of: parameter, bare: $0, texts) }
    return texts("inspector.range", ["least": ends[0], "most": ends[1]])
  }

  private static func text(of parameter: Parameter, number: Double, _ texts: Texts) -> String {
    text(of: parameter, bare: number, texts)
      + (parameter.numbers?.unit.map { texts.suffix(of: $0, for: number) } ?? "")
  }

  /// A number without its unit: of a few to choose from with as many digits as it has, else all with the same.
  private static func text(of parameter: Parameter, bare number: Double, _ texts: Texts) -> String {
    let most = parameter.numbers?.digits ?? 0
    guard case .amount = parameter.kind else { return texts.number(number, digits: most) }
    let style = texts.numberStyle
    let exact = style.number(from: texts.number(number, digits: most))
    let digits = (0..<most).first { style.number(from: texts.number(number, digits: $0)) == exact }
    return texts.number(number, digits: digits ?? most)
  }
}
