internal import DetentCore

/// How the report writes numbers: a point before the fraction, no groups, whatever the locale says.
enum ReportNumbers {
  private static let style = NumberStyle(decimalSign: ".", groupSign: ".")

  /// A number with so many digits after the point.
  static func text(_ value: Double, _ digits: Int = 2) -> String {
    style.text(value, fractionDigits: digits)
  }

  /// Milliseconds as seconds.
  static func seconds(_ milliseconds: Double) -> String { text(milliseconds / 1_000) }

  /// A part of 1 in percent.
  static func percent(_ part: Double) -> String { "\(text(100 * part, 0)) %" }

  /// A change in percent with its sign.
  static func change(_ percent: Double) -> String {
    "\(percent > 0 ? "+" : "")\(text(percent, 1)) %"
  }

  /// The two ends of an interval, or why there is none.
  static func interval(_ interval: Measured<ConfidenceInterval>, _ write: (Double) -> String) -> String {
    switch interval {
    case .value(let interval): "\(write(interval.lower)) … \(write(interval.upper))"
    case .undefined(let reason): "no interval: \(reason)"
    }
  }

  /// A rate with how often, and its interval.
  static func rate(_ rate: AdjustedWald) -> String {
    let (low, high) = (rate.interval.lower, rate.interval.upper)
    return
      "\(percent(rate.observed)) (\(rate.successes)/\(rate.trials); \(text(100 * low, 0)) … \(text(100 * high, 0)))"
  }

  /// A geometric mean in seconds with its interval.
  static func time(_ summary: TimeSummary) -> String {
    guard let interval = summary.interval.value else { return seconds(summary.geometricMean) }
    return "\(seconds(summary.geometricMean)) (\(seconds(interval.lower)) … \(seconds(interval.upper)))"
  }
}
