import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Geometry of the segmented range slider")
@MainActor
struct SliderGeometryTests {
  @Test("The track is 4 thick, half a touch target inside of both edges, in the middle")
  func track() throws {
    let scene = try SliderScene()
    #expect(scene.slider.trackRect == Rect(x: 22, y: 41, width: 300, height: 4))
    #expect(scene.slider.touchTarget == 44)
  }

  @Test("Stop i of n stands at track.minX + i · track.width / (n − 1)", arguments: [2, 3, 7, 11, 1000])
  func stops(count: Int) throws {
    let scene = try SliderScene(stops: (0..<count).map(String.init))
    for index in Set([0, 1, count / 2, count - 1]) {
      let x = 22 + Double(index) * 300 / Double(count - 1)
      #expect((scene.slider.center(ofStop: index).x - x).magnitude < 1e-9)
      #expect(scene.slider.center(ofStop: index).y == 43)
    }
  }

  @Test("The thumbs stand on their stops; drawn 16 × 16 whatever the touch target")
  func thumbs() throws {
    let scene = try SliderScene(2...7)
    #expect(scene.slider.thumbCenters == [scene.stop(2), scene.stop(7)])
    #expect(scene.thumb(.lower).frame == Rect(x: 74, y: 35, width: 16, height: 16))
    scene.slider.touchTarget = 20
    scene.stage.settle()
    #expect(scene.slider.trackRect.minX == 10)
    #expect(scene.thumb(.lower).frame.size == Size(width: 16, height: 16))
  }

  @Test(
    "The touch target is 44 × 44 around the thumb",
    arguments: [(21.0, 0.0, true), (23, 0, false), (0, 21, true), (0, 23, false)])
  func touchTarget(dx: Double, dy: Double, isHit: Bool) throws {
    let scene = try SliderScene(5...10) { $0.trackPress = .ignore }
    scene.stage.press(at: scene.stop(5) + Vector(dx: dx, dy: dy))
    #expect(scene.slider.cursor(at: scene.stop(5)) == (isHit ? .closedHand : .openHand))
  }

  @Test("Vertical sliders grow upward, bubbles to the right and labels to the left")
  func vertical() throws {
    let scene = try SliderScene(2...7, size: Size(width: 120, height: 344)) { $0.axis = .vertical }
    #expect(scene.slider.trackRect == Rect(x: 58, y: 22, width: 4, height: 300))
    #expect(scene.slider.center(ofStop: 0) == Point(x: 60, y: 322))
    #expect(scene.slider.thumbCenters.map { ($0.y * 1000).rounded() } == [262_000, 112_000])
    let bubbles = scene.slider.bubbleFrames
    #expect(bubbles.allSatisfy { $0.minX > 60 })
    #expect(scene.slider.endLabelFrames.allSatisfy { $0.maxX < 60 })
  }

  @Test("Right to left the first stop is at the right")
  func rightToLeft() throws {
    let scene = try SliderScene(0...3, direction: .rightToLeft)
    #expect(scene.slider.center(ofStop: 0).x == 322)
    #expect(scene.slider.thumbCenters.map(\.x) == [322, 232])
    #expect(scene.slider.bubbleTexts == ["10", "13"])
  }

  @Test("Changing axis or direction shows at once")
  func changed() throws {
    let scene = try SliderScene(0...3)
    scene.stage.window.currentLayoutDirection = .rightToLeft
    scene.stage.settle()
    #expect(scene.slider.thumbCenters.map(\.x) == [322, 232])
    scene.slider.axis = .vertical
    scene.stage.settle()
    #expect(scene.slider.trackRect.width == 4)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Bubbles are at least 24 × 29, over their thumbs, and grow with their text")
  func bubbles() throws {
    let scene = try SliderScene(2...7) { $0.bubbleText = { _ in "1" } }
    #expect(scene.slider.bubbleFrames[0] == Rect(x: 70, y: 2, width: 24, height: 29))
    scene.slider.bubbleText = { "Nummer \($0)" }
    scene.stage.settle()
    let grown = scene.slider.bubbleFrames
    #expect(grown[0].width > 40)
    #expect((grown[0].midX - scene.stop(2).x).magnitude <= 1)
    #expect(grown[0].height == 29)
  }

  @Test("A bubble stays within the widget; the pointer stays over the thumb")
  func clamped() throws {
    let scene = try SliderScene(0...10)
    scene.slider.bubbleText = { _ in "A rather long text" }
    scene.stage.settle()
    for frame in scene.slider.bubbleFrames {
      #expect(frame.minX >= 0)
      #expect(frame.maxX <= 344)
    }
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("End labels stand below the ends of the track, within the widget")
  func endLabels() throws {
    let scene = try SliderScene()
    let labels = scene.slider.endLabels
    #expect(labels.map(\.text) == ["10", "20"])
    #expect((labels[0].frame.midX - 22).magnitude <= 1)
    #expect((labels[1].frame.midX - 322).magnitude <= 1)
    #expect(labels.allSatisfy { $0.frame.minY == 55 && !$0.isHidden })
  }

  @Test("Very long end labels are cut and never overlap; empty ones are legal")
  func longLabels() throws {
    let long = String(repeating: "very ", count: 200)
    let scene = try SliderScene(stops: [long, "", long])
    let labels = scene.slider.endLabels
    #expect(labels[0].frame.maxX <= labels[1].frame.minX)
    #expect(labels[0].frame.minX >= 0)
    #expect(labels[1].frame.maxX <= 344)
    try scene.slider.setStops(["", "", ""])
    scene.stage.settle()
    #expect(scene.slider.bubbleTexts == ["", ""])
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Labels stay where bubbles only touch them")
  func touchedLabel() throws {
    let scene = try SliderScene()
    scene.slider.appearance.spacing = 0
    scene.slider.appearance.thumbSize = .zero
    scene.slider.appearance.trackThickness = 0
    scene.stage.settle()
    #expect(scene.slider.endLabels.allSatisfy { !$0.isHidden })
  }

  @Test("Without room for a track nothing traps and nothing takes input", arguments: [0.0, 10, 44])
  func narrow(width: Double) throws {
    let scene = try SliderScene()
    scene.stage.resize(to: Size(width: width, height: 86))
    scene.stage.drag(from: Point(x: width / 2, y: 43), to: Point(x: width, y: 43))
    scene.stage.settle()
    #expect(scene.pair == [0, 10])
    #expect(scene.listener.heard.isEmpty)
  }

  @Test(
    "Lengths that cannot be are refused, and sizes of the slider change nothing",
    arguments: [Double.nan, .infinity, -.infinity, -1])
  func illegalLengths(length: Double) throws {
    let scene = try SliderScene()
    let looks = scene.slider.appearance
    var bad = looks
    bad.thumbSize = Size(width: length, height: 5)
    bad.stopMarkSize = length
    bad.trackThickness = length
    bad.bubbleSize = Size(width: 5, height: length)
    bad.bubblePadding = length
    bad.spacing = length
    scene.slider.appearance = bad
    #expect(scene.slider.appearance == looks)

    scene.slider.touchTarget = length
    #expect(scene.slider.touchTarget == 44)
    if !length.isFinite {
      scene.slider.frame.size.width = length
      #expect(scene.slider.frame.width == 344)
    }
    scene.slider.snapTiming = .magnetic(length)
    scene.drag(0, 3.4)
    scene.stage.settle()
    #expect(scene.pair == [3, 10])
  }
}
