import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("The continuous range slider")
@MainActor
struct RangeSliderTests {
  private func scene(
    configure: (RangeSlider) throws -> Void = { _ in }
  ) throws -> (slider: RangeSlider, scene: AnySliderScene) {
    let slider = RangeSlider()
    try configure(slider)
    return (slider, try AnySliderScene(slider))
  }

  @Test("It goes from 0 to 1, with its thumbs on 0.2 and 0.8, which stop at each other")
  func defaults() {
    let slider = RangeSlider()

    #expect([slider.minimum, slider.maximum, slider.lower, slider.upper] == [0, 1, 0.2, 0.8])
    #expect(slider.collision == .stop)
    #expect(!slider.allowsRangeDrag)
  }

  @Test("The thumbs block each other, and where they meet they stand exactly on the same number")
  func block() throws {
    let (slider, scene) = try scene()

    scene.drag(0.2, 0.95)
    #expect([slider.lower, slider.upper] == [0.8, 0.8])
    #expect(scene.ear.hits == ["hit thumb"])
    scene.stage.settle()
    scene.drag(0.8, 0.4)
    #expect([slider.lower, slider.upper].map { ($0 * 1e9).rounded() / 1e9 } == [0.4, 0.8])
    scene.stage.settle()
    scene.drag(0.8, 0.1)

    #expect(slider.lower == slider.upper)
  }

  @Test(
    "Told otherwise they push, cross or keep apart",
    arguments: [
      (CollisionRule.push, [0.9, 0.9]), (.cross, [0.8, 0.9]), (.keepApart(segments: 20), [0.6, 0.8]),
    ])
  func rules(rule: CollisionRule, expected: [Double]) throws {
    let (slider, scene) = try scene { $0.collision = rule }

    scene.drag(0.2, 0.9)

    #expect([slider.lower, slider.upper].map { ($0 * 1e9).rounded() / 1e9 } == expected)
  }

  @Test("A drag changes the number with every point of the way, and the thumb stays with the pointer")
  func smooth() throws {
    let (slider, scene) = try scene()

    scene.stage.press(at: scene.place(0.2) + Vector(dx: 5, dy: 0))
    for step in 1...30 { scene.stage.move(to: scene.place(0.2) + Vector(dx: 5 + Double(step) / 2, dy: 0)) }
    #expect(scene.ear.reports.count == 30)
    #expect((slider.thumbCenters[0].x - 97).magnitude < 1e-9)
    scene.stage.release()
    scene.stage.settle()

    #expect((slider.lower - 0.25).magnitude < 1e-9)
    #expect(scene.ear.ticks.isEmpty)
  }

  @Test("A key goes a hundredth, with Shift a thousandth, and the numbers stay exact in the caller's units")
  func fine() throws {
    let (slider, scene) = try scene {
      try $0.setLimits(minimum: 0, maximum: 1_000)
      try $0.setValues(lower: 200, upper: 800)
    }
    scene.stage.key(.tab)

    scene.stage.key(.right)
    scene.stage.key(.right, modifiers: .shift)
    #expect((slider.lower - 211).magnitude < 1e-9)
    scene.stage.key(.left, modifiers: .shift)
    scene.stage.key(.pageUp)
    scene.stage.key(.tab)
    scene.stage.key(.home)

    #expect((slider.lower - 310).magnitude < 1e-9)
    #expect(slider.upper == slider.lower)
    #expect(slider.focusedThumb == .upper)
  }

  @Test("Limits that cannot be are typed errors, and change nothing")
  func limitErrors() throws {
    let (slider, scene) = try scene()

    #expect(throws: ScaleError.minimumAboveMaximum(minimum: 2, maximum: 1)) {
      try slider.setLimits(minimum: 2, maximum: 1)
    }
    for (minimum, maximum) in [(Double.nan, 1.0), (0, .nan), (-.infinity, 1), (0, .infinity)] {
      #expect(throws: ScaleError.self) { try slider.setLimits(minimum: minimum, maximum: maximum) }
    }
    scene.stage.advance(by: 1)

    #expect([slider.minimum, slider.maximum, slider.lower, slider.upper] == [0, 1, 0.2, 0.8])
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("Values that cannot be are typed errors, and change nothing")
  func valueErrors() throws {
    let (slider, scene) = try scene { $0.collision = .keepApart(segments: 10) }

    #expect(throws: ScaleError.outOfRange(value: 1.5, allowed: 0...1)) {
      try slider.setValues(lower: 0.1, upper: 1.5)
    }
    #expect(throws: ScaleError.notFinite(.infinity)) { try slider.setValues(lower: 0.1, upper: .infinity) }
    #expect(throws: ScaleError.self) { try slider.setValues(lower: .nan, upper: 0.5) }
    #expect(throws: ScaleError.self) { try slider.setValues(lower: 0.5, upper: 0.55) }
    scene.stage.advance(by: 1)

    #expect([slider.lower, slider.upper] == [0.2, 0.8])
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("New limits move the thumbs to where their numbers are now, without a report")
  func limits() throws {
    let (slider, scene) = try scene()

    try slider.setLimits(minimum: 0, maximum: 0.5)
    scene.stage.settle()

    #expect([slider.lower, slider.upper] == [0.2, 0.5])
    #expect(slider.thumbCenters.map { $0.x.rounded() } == [142, 322])
    #expect(scene.ear.heard.isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("New limits in mid-drag cancel it; the same ones do not")
  func limitsInDrag() throws {
    let (slider, scene) = try scene()
    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.4))

    try slider.setLimits(minimum: 0, maximum: 1)
    #expect(scene.ear.reports == ["0.4"])
    try slider.setLimits(minimum: 0.1, maximum: 2)
    scene.stage.move(to: scene.place(0.9))
    scene.stage.release()

    #expect(scene.ear.reports == ["0.4", "cancelled 0.2"])
    #expect([slider.lower, slider.upper] == [0.2, 0.8])
    #expect(scene.events == ["begin", "value", "value", "cancel"])
  }

  @Test("A listener that changes the limits hears of nothing that was on the former ones")
  func limitsWhileHearing() throws {
    let (slider, scene) = try scene()
    scene.ear.whenChanged = { [unowned scene, unowned slider] in
      scene.ear.whenChanged = nil
      try? slider.setLimits(minimum: 0, maximum: 4)
    }

    scene.drag(0.2, 0.95, steps: 1)

    #expect(scene.ear.reports == ["0.8", "cancelled 0.2"])
    #expect(scene.events.filter { $0 != "value" } == ["begin", "cancel"])
  }

  @Test("On equal limits both thumbs stand in the middle and take nothing; wider ones bring them back")
  func inert() throws {
    let (slider, scene) = try scene { try $0.setLimits(minimum: 3, maximum: 3) }
    #expect(slider.thumbCenters.map(\.x) == [172, 172])
    scene.drag(0.5, 0.9)
    scene.stage.key(.tab)
    #expect(scene.ear.heard.isEmpty)
    #expect(slider.focusedThumb == nil)

    try slider.setLimits(minimum: 2, maximum: 4)
    scene.stage.settle()
    scene.stage.key(.tab)

    #expect(slider.focusedThumb == .lower)
  }

  @Test("Ends as far apart as numbers go are worked like others")
  func hugeEnds() throws {
    let (slider, scene) = try scene { try $0.setLimits(minimum: -1e308, maximum: 1e308) }

    scene.drag(0.5, 2)
    scene.stage.key(.end)

    #expect(slider.upper.isFinite)
    #expect((slider.minimum...slider.maximum).contains(slider.lower))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("The range is dragged with its width unchanged when that is allowed")
  func rangeDrag() throws {
    let (slider, scene) = try scene { $0.allowsRangeDrag = true }

    scene.drag(0.5, 0.6)

    #expect((slider.lower - 0.3).magnitude < 1e-9)
    #expect((slider.upper - 0.9).magnitude < 1e-9)
    #expect(scene.ear.reports.last == "0.3 final")
  }

  @Test("Each drag ends by itself, and the numbers of both thumbs stay")
  func twoDrags() throws {
    let (slider, scene) = try scene()

    scene.drag(0.8, 0.6)
    scene.drag(0.2, 0.4)

    #expect((slider.lower - 0.4).magnitude < 1e-9)
    #expect((slider.upper - 0.6).magnitude < 1e-9)
    #expect(scene.events.count { $0 == "end" } == 2)
  }

  @Test("A disabled thumb stands and blocks the other one")
  func disabledThumb() throws {
    let (slider, scene) = try scene { $0.setEnabled(false, .upper) }

    scene.drag(0.8, 0.5)
    scene.drag(0.2, 0.9)
    scene.stage.key(.tab)

    #expect(!slider.isEnabled(.upper))
    #expect([slider.lower, slider.upper] == [0.8, 0.8])
    #expect(slider.focusedThumb == .lower)
  }

  @Test("A number has the caller's text for assistive technology")
  func valueText() throws {
    let (_, scene) = try scene { $0.valueText = { "\(Int($0 * 100)) %" } }

    #expect(scene.thumb(.upper).accessibility?.valueText == "80 %")
    #expect(scene.thumb(.upper).accessibility?.label == "Maximum")
    #expect(scene.thumb(.upper).accessibility?.limits == 0.2...1)
  }

  @Test("A square thumb has corners, a round one none, and so has the track")
  func curvature() throws {
    let (slider, scene) = try scene()
    let corner = scene.place(0.2) + Vector(dx: -10, dy: -10)
    let ground = scene.stage.color(at: corner)

    slider.appearance.thumbCurvature = 0
    slider.appearance.thumbBorderColor = .black
    slider.appearance.trackThickness = 12
    slider.appearance.trackCurvature = 0
    scene.stage.settle()

    #expect(scene.stage.color(at: corner) == .black)
    #expect(ground != .black)
    #expect(scene.stage.color(at: Point(x: 22.5, y: 37.5)) == Color(hex: 0xDFDEE4))
  }

  // MARK: Pictures

  @Test("As it comes, in points and at double resolution", arguments: [1.0, 2])
  func usual(scale: Double) throws {
    let scene = try AnySliderScene(RangeSlider(), size: Size(width: 204, height: 48), scale: scale)
    try scene.stage.compareWithBaseline("range-usual")
  }

  @Test("Upright, with the keyboard focus")
  func vertical() throws {
    let scene = try AnySliderScene(RangeSlider(), size: Size(width: 48, height: 204)) { $0.axis = .vertical }
    scene.stage.key(.tab)
    scene.stage.settle()
    try scene.stage.compareWithBaseline("range-vertical")
  }
}
