/// The numbers that a field takes: their limits, the step from one to the next, and how exactly they are written.
public struct NumberScale: Sendable, Hashable {
  /// The least and the largest number.
  public var limits: ClosedRange<Double>

  /// The distance between the numbers that stepping leads to; positive.
  public let step: Double

  /// The digits after the decimal sign, 0 … `NumberStyle.mostFractionDigits`.
  public let fractionDigits: Int

  /// Creates a scale; a step that is not positive and finite becomes 1.
  public init(limits: ClosedRange<Double>, step: Double = 1, fractionDigits: Int = 0) {
    self.limits = limits
    self.step = step > 0 && step.isFinite ? step : 1
    self.fractionDigits = min(max(fractionDigits, 0), NumberStyle.mostFractionDigits)
  }

  /// The number within the limits that is nearest to `value`; the lower limit when it is not a number.
  public func clamped(_ value: Double) -> Double {
    value.isNaN ? limits.lowerBound : min(max(value, limits.lowerBound), limits.upperBound)
  }

  /// The multiple of the step that is `count` multiples further than `value`, within the limits.
  ///
  /// A value between two multiples goes to the next one first: from 7, steps of 5 lead up to 10 and down to 5.
  public func stepped(_ value: Double, by count: Int) -> Double {
    guard count != 0, value.isFinite else { return clamped(value) }
    let place = value / step
    let nearest = place.rounded()
    // 0.3 / 0.1 is a hair less than 3, and yet a multiple.
    let isMultiple = abs(place - nearest) <= 1e-9 * max(1, abs(place))
    let start = isMultiple ? nearest : place.rounded(count > 0 ? .down : .up)
    return clamped(multiple(start + Double(count)))
  }

  /// The number that `text` means in `style`, rounded to what the field can show.
  ///
  /// - Throws: ``NumberFieldError/notANumber(text:)``, ``NumberFieldError/outside(value:limits:)``.
  public func number(from text: String, style: NumberStyle) throws(NumberFieldError) -> Double {
    guard let typed = style.number(from: text) else { throw .notANumber(text: text) }
    return try legal(typed)
  }

  /// `value`, rounded to what the field can show, if it is within the limits.
  ///
  /// - Throws: ``NumberFieldError/notANumber(text:)``, ``NumberFieldError/outside(value:limits:)``.
  public func legal(_ value: Double) throws(NumberFieldError) -> Double {
    guard !value.isNaN else { throw .notANumber(text: "\(value)") }
    guard limits.contains(value) else { throw .outside(value: value, limits: limits) }
    return clamped(Self.rounded(value, to: fractionDigits))
  }

  /// So many steps from zero, with no more digits than the step has, as 3 · 0.1 would have in binary.
  private func multiple(_ count: Double) -> Double {
    Self.rounded(count * step, to: DecimalDigits(step)?.fraction.count ?? 0)
  }

  private static func rounded(_ value: Double, to digits: Int) -> Double {
    DecimalDigits(value)?.rounded(to: digits).value ?? value
  }
}
