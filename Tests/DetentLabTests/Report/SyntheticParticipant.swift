import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

/// Somebody who goes through a session with habits that are known.
struct SyntheticParticipant {
  let code: String
  /// The row of the order of variants.
  let row: Int
  /// How many samples of 8 ms a drag takes.
  let samples: Int
  /// The widest miss of a release, in points to either side.
  let miss: Double
  /// How long the first look takes, in seconds.
  let look: Double
  /// How much longer each trial takes than the one before, as a part.
  let fatigue: Double

  static let fastAndSloppy = SyntheticParticipant(
    code: "P-01", row: 0, samples: 10, miss: 38, look: 0.35, fatigue: 0)
  static let slowAndExact = SyntheticParticipant(
    code: "P-02", row: 1, samples: 60, miss: 3, look: 1.4, fatigue: 0)
  static let tired = SyntheticParticipant(
    code: "P-03", row: 0, samples: 25, miss: 12, look: 0.7, fatigue: 0.05)

  static let all = [fastAndSloppy, slowAndExact, tired]

  /// The file of the whole session.
  @MainActor
  func session() throws -> SessionFile {
    if let read = Self.read[code] { return read }
    let file = SessionFile(try text())
    Self.read[code] = file
    return file
  }

  /// The text of the file of the whole session; it is recorded once.
  @MainActor
  func text() throws -> String {
    if let known = Self.known[code] { return known }
    let stage = try LabStage(LabStage.setup(row: row, participant: code))
    var dice = SplitMix64(seed: UInt64(samples))
    for _ in 0..<200 where stage.base.windows.first != nil { doStep(stage, &dice) }
    stage.program.finish()
    Self.known[code] = stage.sink.text
    return stage.sink.text
  }

  @MainActor private static var known: [String: String] = [:]
  @MainActor private static var read: [String: SessionFile] = [:]

  @MainActor
  private func doStep(_ stage: LabStage, _ dice: inout SplitMix64) {
    guard case .trial(let trial) = stage.program.scene.step else { return stage.doStep() }
    let slowness = 1 + fatigue * Double(trial.number)
    stage.press(stage.program.scene.button)
    stage.base.advance(by: look * slowness)
    work(trial.task, slowness, stage, &dice)
    stage.press(stage.program.scene.button)
  }

  @MainActor
  private func work(_ task: LabTask, _ slowness: Double, _ stage: LabStage, _ dice: inout SplitMix64) {
    guard case .pager(_, let via, let end) = task else {
      let error = Double.random(in: -miss...miss, using: &dice)
      return stage.reach(task, error: error, steps: Int(Double(samples) * slowness))
    }
    // The first swipe is too short and too slow for everybody.
    swipe(toward: via, share: 0.1, samples: 30, stage)
    for page in [via, end] {
      for _ in 0..<4 where stage.program.scene.bench.pages.pager.scroller.currentPage != page {
        swipe(toward: page, share: 0.6, samples: samples, stage)
      }
    }
  }

  @MainActor
  private func swipe(toward page: Int, share: Double, samples: Int, _ stage: LabStage) {
    let pager = stage.program.scene.bench.pages.pager
    let frame = pager.convertToWindow(pager.bounds)
    let way = frame.width * share * (page > pager.scroller.currentPage ?? 0 ? -1 : 1)
    let start = frame.center - Vector(dx: way / 2, dy: 0)
    stage.drag(from: start, to: start + Vector(dx: way, dy: 0), steps: samples)
  }
}
