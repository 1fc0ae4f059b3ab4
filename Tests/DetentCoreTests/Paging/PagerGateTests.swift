import DetentCore
import Testing

@Suite("Paging: gates") struct PagerGateTests {
  /// Writes down what it was asked.
  private final class Asked {
    var questions: [String] = []
  }

  private func script(_ count: Int, at page: Int, _ asked: Asked, refuse: @escaping (Int, Int) -> Bool)
    -> PagerScript
  {
    var script = PagerScript(count, at: page)
    script.gate = { from, to in
      asked.questions.append("\(from)>\(to)")
      return !refuse(from, to)
    }
    return script
  }

  @Test("A swipe asks at the slop and at the release, once each")
  func twice() {
    let asked = Asked()
    var script = script(3, at: 1, asked) { _, _ in false }

    script.drag(100, 200, 300)
    let early = asked.questions
    script.release(300)

    #expect(early == ["1>2"])
    #expect(asked.questions == ["1>2", "1>2"])
  }

  @Test("A swipe that comes back does not ask at the release; the other direction is asked when it is taken")
  func directions() {
    let asked = Asked()
    var script = script(3, at: 1, asked) { _, _ in false }

    script.drag(100, -100, 100, -50)
    script.release(-50)

    #expect(asked.questions == ["1>2", "1>0"])
    #expect(script.model.target == 1)
  }

  @Test("Without a direction at the start it is asked with the first movement")
  func late() {
    let asked = Asked()
    var script = script(3, at: 1, asked) { _, _ in false }

    script.play(.panBegan(movement: nil))
    let early = asked.questions
    script.play(.panChanged(-3))

    #expect(early.isEmpty && asked.questions == ["1>0"])
    #expect(script.moves == ["1>0 swipe"])
  }

  @Test("A refused direction gives like an end, the other one does not; nothing of the refused page shows")
  func refused() {
    let asked = Asked()
    var script = script(3, at: 1, asked) { _, to in to == 2 }

    script.drag(300)
    let shown = script.model.position
    let pages = script.model.spread?.placements.count
    script.play(.panChanged(-100))
    let other = script.model.position
    script.play(.panChanged(300))
    script.release(300, velocity: 3000)
    script.settle()

    #expect(abs(shown - 1 - RubberBand(dimension: 1).shown(for: 0.75)) < 1e-12 && pages == 1)
    #expect(other == 0.75)
    #expect(script.model.settled == 1 && script.currents == [1])
    #expect(script.moves.last == "1>1 cancelled")
  }

  @Test("Refused at the release only, the pages go back")
  func refusedLate() {
    let asked = Asked()
    var script = script(3, at: 1, asked) { _, _ in asked.questions.count > 1 }

    script.drag(300)
    let shown = script.model.current
    script.release(300, velocity: 500)
    script.settle()

    #expect(shown == 2 && script.model.settled == 1)
    #expect(script.moves == ["1>2 swipe", "1>2 cancelled"])
  }

  @Test(
    "Tabs, keys, the wheel and the program ask once, and do nothing when refused",
    arguments: [
      .go(2, .tab, animated: true), .go(2, .program, animated: false), .step(1), .last, .wheel(120),
    ] as [PagerInput])
  func others(input: PagerInput) {
    let asked = Asked()
    var script = script(3, at: 1, asked) { _, _ in true }

    script.play(input)

    #expect(asked.questions == ["1>2"])
    #expect(script.effects.isEmpty && script.model.state == .resting)
  }

  @Test("On the way, it is asked from the nearest page; back to that one needs no leave")
  func onTheWay() {
    let asked = Asked()
    var script = script(6, at: 1, asked) { _, to in to == 4 }

    script.play(.go(2, .tab, animated: true))
    script.wait(0.15)
    script.play(.go(4, .tab, animated: true), .go(5, .tab, animated: true))
    script.wait(0.01)
    let questions = asked.questions
    script.play(.go(2, .tab, animated: true))

    #expect(questions == ["1>2", "2>4", "2>5"])
    #expect(asked.questions == questions && script.model.target == 2)
  }

  @Test("Without a gate every move is allowed")
  func none() {
    var model = PagerModel(count: 9)
    var targets: [Int?] = []
    let still = PanReading(translation: .zero, location: .zero)
    let dragged = PanReading(translation: Vector(dx: -90, dy: 0), location: .zero)

    for number in 0..<7 {
      let time = Double(number)
      switch number {
      case 0: _ = model.go(to: 3, source: .program, at: time)
      case 1: _ = model.step(by: 1, source: .key, at: time)
      case 2: _ = model.goToLast(source: .key, at: time)
      case 3: _ = model.goToFirst(source: .key, at: time)
      case 4: _ = model.turn(wheel: 120, at: time)
      case 5:
        _ = model.setExtent(100, at: time)
        _ = model.panBegan(still, movement: Vector(dx: -9, dy: 0), at: time)
        _ = model.panChanged(dragged, at: time)
        _ = model.panEnded(dragged, at: time)
      default:
        _ = model.scroll(by: Vector(dx: 390, dy: 0), at: time)
        _ = model.advance(to: time + 1)
      }
      targets.append(model.target)
    }

    #expect(targets == [3, 4, 8, 0, 1, 2, 3])
  }

  @Test("While swiping is disabled pointers and touchpads move nothing, tabs do")
  func disabled() {
    var script = PagerScript(3)
    script.play(.swipeEnabled(false))

    script.drag(300)
    let state = script.model.state
    script.release(300, velocity: 900)
    script.play(.scroll(300, isEnd: true))
    let untouched = script.effects.isEmpty
    script.play(.go(1, .tab, animated: true), .press, .panBegan(movement: 9), .panChanged(100))
    let moving = script.model.state
    script.settle()

    #expect(state == .rejected && untouched && moving == .settling)
    #expect(script.model.settled == 1)
  }

  @Test("Disabled in the middle of a swipe, the pages go back; enabled, they need a new press")
  func disabledMidway() {
    var script = PagerScript(3)

    script.drag(300)
    script.play(.swipeEnabled(false), .panChanged(350), .swipeEnabled(true), .panChanged(390))
    script.release(390, velocity: 900)
    script.settle()

    #expect(script.model.settled == 0 && script.moves == ["0>1 swipe", "0>1 cancelled"])
  }

  @Test("A rejected pointer moves nothing until it is down anew")
  func rejected() {
    var script = PagerScript(3)

    script.play(.press, .panFailed)
    let state = script.model.state
    script.play(.panBegan(movement: 9), .panChanged(300))
    let still = script.model.state
    script.play(.lift)
    let lifted = script.model.state
    script.drag(300)

    #expect((state, still, lifted) == (.rejected, .rejected, .resting))
    #expect(script.model.state == .dragging)
  }

  @Test("A tab that is pressed on the page at rest is told, a key there is not")
  func reselected() {
    var script = PagerScript(3, at: 1)

    script.play(
      .go(1, .key, animated: true), .go(1, .tab, animated: true), .press, .go(1, .tab, animated: true))

    #expect(script.effects == [.reselected(1), .reselected(1)])
  }

  @Test("The first and the last page, when they are the target already, are not gone to again")
  func firstAndLast() {
    var script = PagerScript(3)

    script.play(.first)
    let nothing = script.effects.isEmpty
    script.play(.last, .last)

    #expect(nothing && script.moves == ["0>2 key"])
  }
}
