import DetentCore
import Testing

@Suite("Scroll model, at random") struct ScrollModelRandomTests {
  private static func step(_ model: inout ScrollModel, at time: Double, _ dice: inout PagingDice) {
    let way = Double.random(in: -900...900, using: &dice)
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: model.press(at: time)
    case 1: model.beginDrag(at: time)
    case 2, 3: model.drag(to: way)
    case 4: model.endDrag(velocity: way * 20, at: time)
    case 5: model.cancelDrag(at: time)
    case 6: _ = model.scroll(by: way / 3, animated: Bool.random(using: &dice), at: time)
    case 7: model.scroll(to: way * 2, animated: Bool.random(using: &dice), at: time)
    case 8: model.reveal(TabSpan(start: way, length: abs(way)), animated: true, at: time)
    case 9:
      let lengths = [0, 40, 200, 1000, .nan].compactMap { _ in
        [0, 40, 200, 1000, .nan].randomElement(using: &dice)
      }
      model.setLengths(content: lengths[0], viewport: lengths[1], at: time)
    case 10: model.setReducedMotion(Int.random(in: 0..<4, using: &dice) == 0)
    default:
      _ = model.scroll(
        by: MoveKey.allCases.randomElement(using: &dice) ?? .up, along: PagerAxis(.vertical), at: time)
    }
  }

  @Test("Whatever happens, it rests within the ends and never loses sight of the content", arguments: 0..<20)
  func walk(round: Int) {
    let seed = PagingDice.seed
    var dice = PagingDice(state: seed &+ UInt64(round))
    var model = ScrollModel()
    var time = 0.0

    for step in 0..<400 {
      time += Double.random(in: 0...0.2, using: &dice)
      Self.step(&model, at: time, &dice)
      model.advance(to: time + Double.random(in: -0.1...0.1, using: &dice))

      let (offset, most) = (model.offset, model.maximumOffset)
      let isAtRest = !model.isMoving && !model.isDragging
      #expect(
        offset >= -model.viewportLength && offset <= most + model.viewportLength, "seed \(seed), step \(step)"
      )
      #expect(!isAtRest || (0...most).contains(offset), "seed \(seed), step \(step)")
      #expect((0...most).contains(model.target), "seed \(seed), step \(step)")
      #expect(!model.reducesMotion || !model.isMoving, "seed \(seed), step \(step)")
    }
    model.cancelDrag(at: time)
    model.advance(to: time + 30)

    #expect(!model.isMoving && (0...model.maximumOffset).contains(model.offset), "seed \(seed)")
  }
}
