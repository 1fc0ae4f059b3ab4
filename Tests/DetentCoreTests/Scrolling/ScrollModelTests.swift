import DetentCore
import Testing

@Suite("Scroll model") struct ScrollModelTests {
  private let vertical = PagerAxis(.vertical)

  /// A content of 1000 points in a viewport of 200.
  private func model(at offset: Double = 0) -> ScrollModel {
    var model = ScrollModel()
    model.setLengths(content: 1000, viewport: 200, at: 0)
    model.scroll(to: offset, animated: false, at: 0)
    return model
  }

  @Test("It starts at the first edge, and rests between the ends only")
  func range() {
    #expect(model().offset == 0 && model().maximumOffset == 800)
    #expect(model(at: -50).offset == 0 && model(at: 5000).offset == 800 && model(at: .nan).offset == 0)
    #expect(!model().isMoving && !model().isDragging && model(at: 30).target == 30)
  }

  @Test("A drag moves the content as far as the hand goes")
  func drag() {
    var model = model(at: 300)

    model.beginDrag(at: 1)
    model.drag(to: 120)
    #expect(model.offset == 420 && model.isDragging && model.target == 420 && !model.isMoving)
    model.drag(to: .nan)
    model.drag(to: -100)
    #expect(model.offset == 200)
    model.endDrag(velocity: 10, at: 2)

    #expect(model.offset == 200 && !model.isMoving && !model.isDragging)
  }

  @Test(
    "Past the ends it follows ever more slowly, and springs back when it is let go", arguments: [true, false])
  func rubberBand(isCancelled: Bool) {
    var model = model(at: 790)
    model.beginDrag(at: 1)
    model.drag(to: 110)
    #expect(model.offset == 800 + RubberBand(dimension: 200).shown(for: 100) && model.target == 800)

    if isCancelled { model.cancelDrag(at: 2) } else { model.endDrag(velocity: 900, at: 2) }
    var last = model.offset
    for frame in 1...120 {
      model.advance(to: 2 + Double(frame) / 60)
      #expect(model.offset <= last && model.offset >= 800)
      last = model.offset
    }

    #expect(model.offset == 800 && !model.isMoving)
  }

  @Test("A drag that begins while it springs back goes on from where it is")
  func caughtOutside() {
    var model = model()
    model.beginDrag(at: 1)
    model.drag(to: -150)
    model.endDrag(velocity: 0, at: 2)
    model.advance(to: 2.05)
    let outside = model.offset
    model.press(at: 2.05)
    #expect(outside < 0 && model.isMoving)

    model.beginDrag(at: 2.05)

    #expect(abs(model.offset - outside) < 1e-9)
  }

  @Test("Let go fast it glides as a free movement does, and rests where that ends")
  func glide() {
    var model = model(at: 100)
    model.beginDrag(at: 1)
    model.endDrag(velocity: 400, at: 1)
    let decay = Decay(from: 100, velocity: 400)
    #expect(model.isMoving && model.target == decay.rest)

    model.advance(to: 1.5)
    #expect(model.offset == decay.value(at: 0.5))
    model.advance(to: 1.2)
    #expect(model.offset == decay.value(at: 0.5))
    model.advance(to: .nan)
    model.advance(to: 60)

    #expect(!model.isMoving && abs(model.offset - decay.rest) < 6)
  }

  @Test(
    "A glide that comes to an end swings a little past it and comes back, whatever the frames",
    arguments: [1.0, -1])
  func bounce(sign: Double) {
    let end = sign > 0 ? 800.0 : 0
    var coarse = model(at: 400)
    coarse.beginDrag(at: 0)
    coarse.endDrag(velocity: 50_000 * sign, at: 0)
    var fine = coarse
    var furthest = 0.0

    for frame in 1...400 {
      fine.advance(to: Double(frame) / 240)
      furthest = max(furthest, (fine.offset - end) * sign)
    }
    coarse.advance(to: 0.1)
    var same = model(at: 400)
    same.beginDrag(at: 0)
    same.endDrag(velocity: 50_000 * sign, at: 0)
    for frame in 1...24 { same.advance(to: Double(frame) / 240) }

    #expect(furthest > 20 && furthest <= 50.001)
    #expect(fine.offset == end && !fine.isMoving)
    #expect(abs(coarse.offset - same.offset) < 1e-6)
  }

  @Test("A press stops a glide")
  func press() {
    var model = model(at: 100)
    model.beginDrag(at: 1)
    model.endDrag(velocity: 400, at: 1)

    model.press(at: 1.5)

    #expect(!model.isMoving && model.offset == Decay(from: 100, velocity: 400).value(at: 0.5))
    model.drag(to: 50)
    model.endDrag(velocity: 500, at: 2)
    #expect(!model.isMoving)
  }

  @Test("A wheel scrolls at once, and is not used where there is nothing further")
  func wheel() {
    var model = model()

    let turns = [60, -600, -60, 5000, 60, 0, .nan].map { model.scroll(by: $0, at: 1) }

    #expect(turns == [true, true, false, true, false, false, false])
    #expect(model.offset == 800)
  }

  @Test("A wheel takes over from a glide where it is, and is used up by a drag")
  func wheelMeanwhile() {
    var model = model(at: 100)
    model.beginDrag(at: 1)
    #expect([model.scroll(by: 60, at: 1)] == [true] && model.offset == 100)
    model.endDrag(velocity: 400, at: 1)
    let there = Decay(from: 100, velocity: 400).value(at: 0.5)

    #expect([model.scroll(by: 60, at: 1.5)] == [true])

    #expect(model.offset == there + 60 && !model.isMoving)
  }

  @Test("The program scrolls at once, or by a spring that does not swing past")
  func program() {
    var model = model()
    model.scroll(to: 500, animated: true, at: 1)
    #expect(model.isMoving && model.offset == 0 && model.target == 500)

    var last = 0.0
    for frame in 1...60 {
      model.advance(to: 1 + Double(frame) / 60)
      #expect(model.offset >= last && model.offset <= 500)
      last = model.offset
    }
    #expect(model.offset == 500 && !model.isMoving)
    model.scroll(to: 700, animated: true, at: 3)
    model.scroll(to: 10, animated: false, at: 3)

    #expect(model.offset == 10 && !model.isMoving)
  }

  @Test("A movement by the program takes over a glide, and a drag goes on from where the program scrolled")
  func programMeanwhile() {
    var model = model(at: 100)
    model.beginDrag(at: 1)
    model.drag(to: 20)
    model.scroll(to: 300, animated: true, at: 1)
    #expect(model.offset == 300 && model.isDragging)
    model.drag(to: 30)
    #expect(model.offset == 310)
    model.endDrag(velocity: 900, at: 2)
    model.advance(to: 2.1)
    let there = model.offset

    model.scroll(to: 0, animated: true, at: 2.1)
    #expect(model.offset == there && model.target == 0)
    model.scroll(to: 50, animated: true, at: 2.2)
    model.advance(to: 9)

    #expect(model.offset == 50)
  }

  @Test("What is to be seen comes into view by the shortest way")
  func reveal() {
    var model = model(at: 100)

    model.reveal(TabSpan(start: 150, length: 50), animated: false, at: 1)
    #expect(model.offset == 100)
    model.reveal(TabSpan(start: 290, length: 50), animated: false, at: 1)
    #expect(model.offset == 140)
    model.reveal(TabSpan(start: 20, length: 50), animated: true, at: 1)

    #expect(model.target == 20 && model.isMoving)
  }

  @Test("Keys scroll by notches and pages and to the ends, and go on from where they lead")
  func keys() {
    var model = model()
    func press(_ key: MoveKey) -> Double? {
      model.scroll(by: key, along: vertical, at: 1) ? model.target : nil
    }

    let targets = [MoveKey.up, .home, .down, .down, .pageDown, .up, .end, .end, .down, .pageUp, .home].map(
      press)

    #expect(targets == [nil, nil, 60, 120, 300, 240, 800, nil, nil, 620, 0])
    #expect([MoveKey.left, .right].map(press) == [nil, nil])
  }

  @Test("Along a row the arrows follow the direction of the layout")
  func mirrored() {
    var (usual, mirrored) = (model(at: 300), model(at: 300))
    let (left, right) = (PagerAxis(.horizontal), PagerAxis(.horizontal, direction: .rightToLeft))

    let used = [
      usual.scroll(by: .right, along: left, at: 1), mirrored.scroll(by: .right, along: right, at: 1),
      usual.scroll(by: .up, along: left, at: 1), usual.scroll(by: .down, along: left, at: 1),
    ]

    #expect(used == [true, true, false, false] && usual.target == 360 && mirrored.target == 240)
    #expect([mirrored.scroll(by: .left, along: right, at: 1)] == [true] && mirrored.target == 300)
  }
}
