import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("The step slider")
@MainActor
struct StepSliderTests {
  /// Eleven values, 30 points apart from x = 22 on, the thumb on 3.
  private func scene(
    scale: Double = 1, theme: Theme = .light, configure: (StepSlider) -> Void = { _ in }
  ) throws -> (slider: StepSlider, scene: AnySliderScene) {
    let slider = StepSlider(maximum: 11, value: 3)
    configure(slider)
    return (slider, try AnySliderScene(slider, scale: scale, theme: theme))
  }

  private func center(_ value: Int) -> Point { Point(x: 22 + 30 * Double(value - 1), y: 43) }

  @Test(
    "The maximum is kept within 1 … 20, and the value within it",
    arguments: [
      (-5, 1, 1, 1), (0, 7, 1, 1), (1, 1, 1, 1), (20, 30, 20, 20), (21, 21, 20, 20), (.max, .min, 20, 1),
    ])
  func clamped(maximum: Int, value: Int, expectedMaximum: Int, expectedValue: Int) {
    let slider = StepSlider(maximum: maximum, value: value)

    #expect(slider.maximum == expectedMaximum)
    #expect(slider.value == expectedValue)
  }

  @Test("The limits of the maximum can be lifted, and set again")
  func lifted() throws {
    let (slider, scene) = try scene()

    slider.maximumLimits = nil
    slider.setMaximum(500)
    #expect(slider.maximum == 500)
    try slider.setValue(400)
    slider.maximumLimits = 1...20
    scene.stage.settle()

    #expect(slider.maximum == 20)
    #expect(slider.value == 20)
    #expect(scene.ear.heard.isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test(
    "A value that is none is an error that names it, and changes nothing", arguments: [0, 12, -3, Int.max])
  func errors(value: Int) throws {
    let (slider, scene) = try scene()

    #expect(throws: RangeError.indexOutOfRange(index: value, allowed: 1...11)) { try slider.setValue(value) }
    scene.stage.advance(by: 1)

    #expect(slider.value == 3)
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("The thumb stands on values while it is dragged, and ticks once for each", arguments: [1, 50])
  func liveSnap(steps: Int) throws {
    let (slider, scene) = try scene()

    scene.stage.press(at: center(3))
    for step in 1...steps {
      scene.stage.move(to: center(3) + Vector(dx: 100 * Double(step) / Double(steps), dy: 0))
    }
    scene.stage.settle()

    #expect(slider.value == 6)
    #expect(slider.thumbCenters == [center(6)])
    #expect(scene.ear.ticks == ["tick 3", "tick 4", "tick 5"])
  }

  @Test("Beyond an end it waits there, and follows as soon as the pointer is back")
  func overshoot() throws {
    let (slider, scene) = try scene()

    scene.stage.press(at: center(3))
    scene.stage.move(to: Point(x: 9_000, y: 43))
    #expect(slider.value == 11)
    scene.stage.move(to: center(9))
    #expect(slider.value == 9)
    scene.stage.move(to: Point(x: -9_000, y: 43))
    #expect(slider.value == 1)
    scene.stage.move(to: center(3))
    scene.stage.release()

    #expect(scene.ear.reports == ["1.0", "0.8", "0.0", "0.2", "0.2 final"])
  }

  @Test("Another maximum in mid-drag cancels the drag and keeps the value within it")
  func maximumInDrag() throws {
    let (slider, scene) = try scene()
    scene.stage.press(at: center(3))
    scene.stage.move(to: center(9))

    slider.setMaximum(2)
    scene.stage.move(to: center(11))
    scene.stage.release()
    scene.stage.settle()

    #expect(slider.value == 2)
    #expect(scene.ear.reports == ["0.8", "cancelled 0.2"])
    #expect(scene.events == ["begin", "value", "value", "cancel"])
    #expect(slider.thumbCenters == [Point(x: 322, y: 43)])
  }

  @Test("With one value the thumb stands in the middle and takes nothing")
  func single() throws {
    let (slider, scene) = try scene { $0.setMaximum(1) }

    scene.drag(0.5, 1)
    scene.stage.key(.tab)
    scene.stage.scroll(notches: -1, at: center(6))

    #expect(slider.thumbCenters == [Point(x: 172, y: 43)])
    #expect(scene.ear.heard.isEmpty)
    #expect(scene.stage.window.focusedView == nil)
  }

  @Test("The value has the caller's text for assistive technology")
  func valueText() throws {
    let (slider, scene) = try scene { $0.valueText = { "\($0) stars" } }

    #expect(scene.thumb(.lower).accessibility?.valueText == "3 stars")
    slider.thumbNames.lower = "Rating"
    #expect(scene.thumb(.lower).accessibility?.label == "Rating")
  }

  @Test("Ticks go to a closure, by the index of their stop")
  func ticks() throws {
    let (slider, scene) = try scene()
    var heard: [Int] = []
    slider.feedback = .custom { heard.append($1) }

    scene.stage.press(at: center(3))
    scene.stage.move(to: center(5))

    #expect(heard == [3, 4])
  }

  // MARK: Looks

  @Test("The thumb is 30 × 30, on a soft shadow")
  func thumb() throws {
    let (_, scene) = try scene()
    let below = center(3) + Vector(dx: 0, dy: 17.5)
    let ground = scene.stage.color(at: Point(x: 200, y: 80))

    #expect(scene.thumb(.lower).frame == Rect(x: 67, y: 28, width: 30, height: 30))
    #expect(scene.stage.color(at: center(3) + Vector(dx: 0, dy: 13)) == Theme.light.palette.thumb)
    #expect(scene.stage.color(at: below).red < ground.red)
    #expect(scene.stage.color(at: below) != Theme.light.palette.thumb)
    #expect(scene.stage.color(at: center(3) + Vector(dx: 0, dy: 30)) == ground)
  }

  @Test(
    "Dividers are 8 wide and 7 taller than the track, like the fill up to the value and the bare track beyond"
  )
  func dividers() throws {
    let (slider, scene) = try scene()
    slider.appearance.trackBorderColor = .clear
    scene.stage.settle()
    let (fill, bare) = (Color(hex: 0xFF9800), Color(hex: 0xDFDEE4))
    let ground = scene.stage.color(at: Point(x: 200, y: 80))
    #expect(slider.trackRect.height == 6)

    for (value, color) in [(2, fill), (5, bare), (11, bare)] {
      // The row beneath the track is the divider's alone; its last whole one is at 5.5 from the centre line.
      #expect(scene.stage.color(at: center(value) + Vector(dx: -3.5, dy: 3.2)).isNear(color), "\(value)")
      #expect(scene.stage.color(at: center(value) + Vector(dx: 3.5, dy: 3.2)).isNear(color), "\(value)")
      #expect(scene.stage.color(at: center(value) + Vector(dx: -4.5, dy: 3.2)) == ground, "\(value)")
      #expect(scene.stage.color(at: center(value) + Vector(dx: 4.5, dy: 3.2)) == ground, "\(value)")
      #expect(scene.stage.color(at: center(value) + Vector(dx: 0, dy: 5.5)) == color, "\(value)")
      #expect(scene.stage.color(at: center(value) + Vector(dx: 0, dy: -5.5)) == color, "\(value)")
      #expect(scene.stage.color(at: center(value) + Vector(dx: 0, dy: 7.5)) == ground, "\(value)")
    }
  }

  @Test("Dividers and track have one edge around them, and none between them")
  func dividerEdges() throws {
    let (_, scene) = try scene()
    let palette = Theme.light.palette
    for (value, edge, inside) in [
      (2, palette.trackFillBorder, palette.trackFill), (5, palette.trackBorder, palette.track),
    ] {
      // Track and divider end at 3 and 6.5 from the centre line.
      let beside = center(value) + Vector(dx: 7, dy: 0)
      #expect(scene.stage.color(at: beside + Vector(dx: 0, dy: 3.5)) == edge)
      #expect(scene.stage.color(at: beside + Vector(dx: 0, dy: 2.5)) == inside)
      #expect(scene.stage.color(at: center(value) + Vector(dx: 0, dy: 3.5)) == inside)
      #expect(scene.stage.color(at: center(value) + Vector(dx: 4.5, dy: 2.5)) == inside)
      #expect(scene.stage.color(at: center(value) + Vector(dx: 0, dy: -8.5)) == scene.stage.color(at: .zero))
    }
  }

  @Test("The corners of a divider have the radius 3")
  func dividerCorners() throws {
    let (slider, scene) = try scene(scale: 2)
    slider.appearance.trackBorderColor = .clear
    scene.stage.settle()
    let corner = center(5) + Vector(dx: -3.75, dy: -6.25)
    let ground = scene.stage.color(at: Point(x: 200, y: 80))
    #expect(scene.stage.color(at: corner) == ground)

    slider.appearance.dividerRadius = 0
    scene.stage.settle()

    #expect(scene.stage.color(at: corner) == Color(hex: 0xDFDEE4))
  }

  @Test("Dividers follow the value at once, both ways")
  func dividersFollow() throws {
    let (slider, scene) = try scene()
    let spot = center(7) + Vector(dx: 0, dy: 5.5)
    #expect(scene.stage.color(at: spot) == Color(hex: 0xDFDEE4))

    try slider.setValue(9)
    scene.stage.settle()
    #expect(scene.stage.color(at: spot) == Color(hex: 0xFF9800))
    try slider.setValue(2)
    scene.stage.settle()

    #expect(scene.stage.color(at: spot) == Color(hex: 0xDFDEE4))
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Track, fill, both kinds of dividers and thumb have colours of their own")
  func colors() throws {
    let (slider, scene) = try scene()
    let colors = [0x111111, 0x222222, 0x333333, 0x444444, 0x555555].map { Color(hex: $0) }
    slider.appearance.trackColor = colors[0]
    slider.appearance.selectedTrackColor = colors[1]
    slider.appearance.dividerColor = colors[2]
    slider.appearance.selectedDividerColor = colors[3]
    slider.appearance.thumbColor = colors[4]
    scene.stage.settle()

    let places = [
      Point(x: center(5).x + 15, y: 43), Point(x: center(1).x + 15, y: 43), center(5), center(2), center(3),
    ]
    #expect(places.map { scene.stage.color(at: $0) } == colors)
  }

  @Test("Dividers that would touch thin out")
  func thinned() throws {
    let (slider, scene) = try scene { $0.maximumLimits = nil }

    slider.setMaximum(301)
    try slider.setValue(90)
    scene.stage.settle()

    #expect(scene.stage.color(at: Point(x: 22, y: 48.5)) == Color(hex: 0xFF9800))
    let row = (150..<322).map { scene.stage.color(at: Point(x: Double($0) + 0.5, y: 48.5)) }
    #expect(row.contains(Color(hex: 0xDFDEE4)))
    #expect(row.contains(scene.stage.color(at: Point(x: 200, y: 80))))
  }

  // MARK: Pictures

  @Test("As it comes, in points and at double resolution", arguments: [1.0, 2])
  func usual(scale: Double) throws {
    let scene = try AnySliderScene(
      StepSlider(maximum: 5, value: 3), size: Size(width: 204, height: 48), scale: scale)
    try scene.stage.compareWithBaseline("step-usual")
  }

  @Test("In the dark, right to left")
  func dark() throws {
    let scene = try AnySliderScene(
      StepSlider(maximum: 5, value: 2), size: Size(width: 204, height: 48), theme: .dark,
      direction: .rightToLeft)
    try scene.stage.compareWithBaseline("step-dark")
  }
}
