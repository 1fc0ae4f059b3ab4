@testable import DetentCore

/// What holds after every event that a slider is told of.
struct RangeInvariants {
  /// Who caused a change.
  enum Cause {
    case user, program
    /// A resize, to which each finger answers for itself.
    case layout
  }

  let before: RangeModel<StopGrid>
  let after: RangeModel<StopGrid>
  let effects: [RangeEffect<Int>]
  let cause: Cause
  let time: Double

  /// The sentences that are not true, with what is the case instead.
  var broken: [String] { pairFaults + placeFaults + effectFaults + endFaults }

  private var steps: Int {
    ThumbID.allCases.reduce(0) { $0 + abs(after.value(of: $1) - before.value(of: $1)) }
  }

  private var pairFaults: [String] {
    let (lower, upper, last) = (after.lower, after.upper, after.scale.bounds.upperBound)
    let gap = after.scale.isInert ? 0 : after.behavior.collision.gap
    var faults: [String] = []
    if !(0 <= lower && lower <= upper && upper <= last) {
      faults.append("\(lower), \(upper) is no sorted pair")
    }
    if upper - lower < gap { faults.append("\(lower), \(upper) are closer than \(gap)") }
    if after.role(of: .first) == after.role(of: .second) { faults.append("both thumbs have one role") }
    for thumb in ThumbID.allCases where !after.limits(of: thumb).contains(after.value(of: thumb)) {
      faults.append("\(thumb) is beyond its limits")
    }
    return faults
  }

  private var placeFaults: [String] {
    ThumbID.allCases.map { after.place(of: $0, at: time) }
      .filter { !(-1e-9...1 + 1e-9).contains($0) }.map { "places are on the track: \($0)" }
  }

  private var effectFaults: [String] {
    let pairs = effects.reports.map { [$0.lower, $0.upper] }
    let isChange = steps > 0
    var faults: [String] = []
    if cause == .program, !effects.ticks.isEmpty { faults.append("no tick unless a user moves a thumb") }
    if cause != .program, effects.ticks.count != steps {
      faults.append("ticks \(effects.ticks) are \(steps) steps")
    }
    let expected = cause != .program && isChange ? (cause == .layout ? 1...3 : 1...1) : 0...0
    if !expected.contains(effects.changes.count) {
      faults.append("one report of a change, none without: \(effects)")
    }
    // A cancellation after the last report tells another pair itself.
    if let last = pairs.last, effects.cancellations.isEmpty, last != [after.lower, after.upper] {
      faults.append("\(last) is the pair")
    }
    if effects.cancellations.contains(where: { $0 != [after.lower, after.upper] }), !after.isTracking {
      faults.append("what is cancelled goes back to the pair: \(effects)")
    }
    return faults
  }

  /// Every drag that began and is over was ended by one final report or one cancellation.
  private var endFaults: [String] {
    let over = before.sessions.filter { $0.value.isDragging && after.sessions[$0.key] == nil }.count
    let ends =
      effects.reports.filter { $0.isFinal && [.pointer, .track].contains($0.source) }.count
      + effects.cancellations.count
    return over == ends ? [] : ["\(over) drags are over, \(ends) ends are told"]
  }
}
