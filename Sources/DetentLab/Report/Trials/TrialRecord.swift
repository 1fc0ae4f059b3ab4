/// One trial of a session as its file tells it, with everything raw.
public struct TrialRecord: Sendable, Hashable {
  /// The name of the file.
  public var file: String
  /// The participant's code.
  public var participant: String
  /// Its number in the session, from 1, practice included.
  public var number: Int
  /// Which variant of the participant's order it belongs to, from 1.
  public var block: Int
  /// The variant's id.
  public var variant: String
  /// The widget.
  public var widget: LabWidget
  /// Whether it counts for nothing.
  public var isPractice: Bool
  /// Where the widget began.
  public var start: [Int]
  /// What was to be reached.
  public var target: [Int]
  /// How it ended; nil when the file does not tell.
  public var status: TrialResult.Status?
  /// What the widget held in the end, or the pages that were visited.
  public var final: [Int] = []
  /// When it began.
  public var began: Microseconds
  /// From its beginning to its end, in milliseconds; nil when the file does not tell.
  public var duration: Double?
  /// What the widget told, in order.
  public var events: [TrialEvent] = []
  /// When thumbs were held, in order.
  public var holds: [ThumbHold] = []
  /// The swipes, in order.
  public var swipes: [TrialSwipe] = []
  /// Where the pointer was.
  public var path: [PathSample] = []
  /// When frames were drawn, in milliseconds since it began.
  public var frames: [Double] = []
  /// Why it is looked at apart.
  public var flags: [TrialFlag] = []

  /// The task; nil when the numbers make none.
  public var task: LabTask? {
    switch widget {
    case .range: start.count == 2 && target.count == 2 ? .range(start: start, target: target) : nil
    case .step: start.count == 1 && target.count == 1 ? .step(start: start[0], target: target[0]) : nil
    case .pager:
      start.count == 1 && target.count == 2 ? .pager(start: start[0], via: target[0], end: target[1]) : nil
    }
  }

  /// The value of the first stop: stops count from 0, levels from 1.
  var firstValue: Int { widget == .step ? 1 : 0 }

  /// Where a thumb began, in steps from the first stop.
  func startPlace(of thumb: Int) -> Double { Double(start[thumb] - firstValue) }

  /// Where a thumb had to go, in steps from the first stop.
  func targetPlace(of thumb: Int) -> Double { Double(target[thumb] - firstValue) }

  /// The thumbs that did not begin at their targets.
  public var thumbsToMove: [Int] {
    guard widget != .pager, start.count == target.count else { return [] }
    return start.indices.filter { start[$0] != target[$0] }
  }
}
