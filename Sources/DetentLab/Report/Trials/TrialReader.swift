internal import DetentCore
internal import DetentUI

/// Puts the lines of trials together; others it leaves alone.
struct TrialReader {
  let file: String
  let participant: String
  /// Whether values grow from right to left.
  let isRightToLeft: Bool
  /// How many stops and levels there are.
  let stops: [Int]
  private(set) var trials: [TrialRecord] = []
  /// The kinds of pointers that took part in trials.
  private(set) var pointerKinds: Set<PointerKind> = []
  /// The trial that goes on.
  var current: TrialRecord?
  /// What is held, and where the pointer was when it went down.
  var hold: (hold: ThumbHold, origin: Double)?
  /// Where the pointer went down last.
  private(set) var pressed = 0.0

  init(file: String, participant: String, isRightToLeft: Bool, stops: [Int]) {
    self.file = file
    self.participant = participant
    self.isRightToLeft = isRightToLeft
    self.stops = stops
  }

  /// Takes in a line; false when it is no part of a trial.
  mutating func take(_ line: SessionLine) -> Bool {
    switch line.kind {
    case .trial:
      close()
      current = TrialRecord(line, file: file, participant: participant)
    case .trialEnd: end(line)
    case .widget: note(line)
    case .input, .moves: follow(line)
    case .parameter:
      contaminate(line)
      return false
    default: return false
    }
    return true
  }

  /// The trials, that which the file breaks off in among them.
  mutating func finish() -> [TrialRecord] {
    close()
    return trials
  }

  // MARK: Trials

  private mutating func close() {
    endHold(.open, at: nil)
    guard var trial = current else { return }
    if trial.status == nil { trial.flags.append(.unfinished) }
    trials.append(trial)
    current = nil
  }

  private mutating func end(_ line: SessionLine) {
    guard current?.number == line.trial else { return }
    let status = line["status"]?.text.flatMap(TrialResult.Status.init)
    let duration = line["m"]?["total_ms"]?.decimal ?? time(of: line)
    current?.status = status
    current?.final = (line["final"]?.elements ?? []).compactMap(\.whole)
    current?.duration = duration
    switch status {
    case .timeout: current?.flags.append(.timeout)
    case .abandoned: current?.flags.append(.abandoned)
    case .done, nil: break
    }
    close()
  }

  /// A parameter was changed; whatever trial goes on is no longer what the plan says.
  private mutating func contaminate(_ line: SessionLine) {
    guard var trial = current, line["contaminates"]?.flag ?? true else { return }
    let name = line["name"]?.text ?? "?"
    let earlier = trial.flags.firstIndex { if case .contaminated = $0 { true } else { false } }
    if let earlier, case .contaminated(let names) = trial.flags[earlier] {
      trial.flags[earlier] = .contaminated(parameters: names + [name])
    } else {
      trial.flags.append(.contaminated(parameters: [name]))
    }
    current = trial
  }

  func time(of line: SessionLine) -> Double? {
    guard let time = line.time, let current else { return nil }
    return time.milliseconds(since: current.began)
  }

  // MARK: Pointer

  private mutating func follow(_ line: SessionLine) {
    guard let began = current?.began else { return }
    for record in TapeReader.records(in: [line]) {
      let time = record.time.milliseconds(since: began)
      switch record.entry {
      case .frame: current?.frames.append(time)
      case .event(_, .pointer(let sample)): follow(sample, at: time)
      case .event, .opened, .timer: break
      }
    }
  }

  private mutating func follow(_ sample: PointerSample, at time: Double) {
    current?.path.append(
      PathSample(time: time, location: sample.location, isHeld: sample.isPrimaryButtonHeld))
    if case .down = sample.phase {
      pressed = sample.location.x
      pointerKinds.insert(sample.kind)
    }
    move(to: sample.location.x, at: time)
  }

  /// The thumb that is held follows the pointer.
  private mutating func move(to x: Double, at time: Double) {
    guard let origin = hold?.origin, let step = hold?.hold.stepLength, let start = hold?.hold.grabPlace,
      let widget = current?.widget, step > 0
    else { return }
    let way = (x - origin) / step * (isRightToLeft ? -1 : 1)
    let last = Double(max(stops[widget == .step ? 1 : 0] - 1, 0))
    hold?.hold.times.append(time)
    hold?.hold.places.append(min(max(start + way, 0), last > 0 ? last : .infinity))
  }
}
