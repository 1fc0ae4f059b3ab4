import DetentCore
import DetentTesting
import DetentUI
import Testing

/// Somebody who does anything to a slider that fills a stage of 344 × 86, and looks for pixels that are stale.
@MainActor
struct RandomUser {
  let stage: Stage
  let seed: UInt64

  /// Does so many things; now and then `set` has the program set a stop of 0 … 10.
  func work(_ count: Int, set: (Int) -> Void) throws {
    var dice = SplitMix(seed: seed)
    for step in 0..<count {
      doAnything(&dice, set: set)
      stage.advanceFrames(Int.random(in: 0...3, using: &dice))
      let stale = try stage.stalePixels()
      #expect(stale.isEmpty, "seed \(seed), step \(step): \(stale.count), \(stale.prefix(3))")
    }
  }

  private func doAnything(_ dice: inout SplitMix, set: (Int) -> Void) {
    let place = Point(
      x: Double.random(in: 0...344, using: &dice), y: Double.random(in: 30...60, using: &dice))
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: stage.press(at: place)
    case 1, 2: stage.move(to: place)
    case 3: stage.release()
    case 4: stage.key([Key.tab, .left, .right, .escape, .home].randomElement(using: &dice) ?? .tab)
    case 5: stage.scroll(notches: Double(Int.random(in: -3...3, using: &dice)), at: place)
    default: set(Int.random(in: 0...10, using: &dice))
    }
  }
}
