import DetentCore
import DetentGraphics
import Testing

@Suite("Canvas") struct CanvasTests {
  private let orange = Color(hex: 0xFF9800)

  @Test("A rectangle on whole pixels has hard edges", arguments: [(1.0, 12), (2.0, 48), (4.0, 192)])
  func wholePixels(factor: Double, area: Int) throws {
    let picture = try picture(64, 64, scale: factor) { canvas in
      canvas.fill(Rect(x: 2, y: 3, width: 4, height: 3), color: orange)
    }

    #expect(picture.count(of: orange) == area)
    #expect(picture.count(otherThan: .white) == area)
  }

  @Test("A rectangle between pixels is smooth, at its edge only") func betweenPixels() throws {
    let picture = try picture(12, 12, scale: 1.5, on: .clear) { canvas in
      canvas.fill(Rect(x: 1, y: 2, width: 3, height: 4), color: .black)
    }

    #expect(picture.alphas(row: 5).map { ($0 + 32) / 64 } == [0, 2, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0])
  }

  @Test("Transformations and clips end with the saved state") func savedState() throws {
    let picture = try picture(10, 10) { canvas in
      canvas.withSavedState {
        canvas.translate(by: Vector(dx: 4, dy: 4))
        canvas.clip(to: Rect(x: 0, y: 0, width: 2, height: 2))
        canvas.fill(Rect(x: -9, y: -9, width: 40, height: 40), color: .black)
      }
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .black)
    }

    #expect(picture.count(of: .black) == 5)
    #expect(picture[4, 4] == Color.black.pixel && picture[5, 5] == Color.black.pixel)
    #expect(picture[0, 0] == Color.black.pixel)
  }

  @Test("What the saved drawing throws or returns comes through") func throwing() throws {
    struct Stopped: Error {}
    _ = try picture(2, 2) { canvas in
      #expect(throws: Stopped.self) { try canvas.withSavedState { throw Stopped() } }
      #expect(canvas.withSavedState { 7 } == 7)
    }
  }

  @Test("It knows the gaps between the places that may change, and is in doubt where it is turned")
  func gaps() throws {
    let surface = try Surface(width: 100, height: 20)
    let scale = try #require(PixelScale(2))
    let places = [Rect(x: 0, y: 0, width: 5, height: 10), Rect(x: 40, y: 0, width: 5, height: 10)]
    var answers: [Bool] = []
    surface.draw(scale: scale, clippedTo: places) { canvas in
      canvas.translate(by: Vector(dx: 2, dy: 0))
      for x in [-3, 1, 3, 37, 43, 90] as [Double] {
        answers.append(canvas.canChange(in: Rect(x: x, y: 2, width: 2, height: 2)))
      }
      answers.append(canvas.canChange(in: .zero))
      answers.append(canvas.canChange(in: Rect(x: 1, y: 12, width: 2, height: 2)))
      canvas.rotate(by: 1)
      answers.append(canvas.canChange(in: Rect(x: 10, y: 2, width: 2, height: 2)))
    }
    #expect(answers == [true, true, false, true, false, false, false, false, true])
  }

  @Test("Clip bounds are in the current points") func clipBounds() throws {
    _ = try picture(20, 20, scale: 2) { canvas in
      #expect(canvas.clipBounds == Rect(x: 0, y: 0, width: 10, height: 10))
      canvas.translate(by: Vector(dx: 3, dy: 1))
      canvas.clip(to: Rect(x: 0, y: 0, width: 4, height: 100))
      #expect(canvas.clipBounds == Rect(x: 0, y: 0, width: 4, height: 9))
      canvas.clip(to: Path(ellipseIn: Rect(x: 50, y: 50, width: 4, height: 4)))
      #expect(canvas.clipBounds.isEmpty)
    }
  }

  @Test("Scaling around a point keeps that point") func scaling() throws {
    let picture = try picture(20, 20) { canvas in
      canvas.scale(by: 2, around: Point(x: 10, y: 10))
      canvas.fill(Rect(x: 9, y: 9, width: 2, height: 2), color: .black)
    }

    #expect(picture.count(of: .black) == 16)
    #expect(picture[8, 8] == Color.black.pixel && picture[11, 11] == Color.black.pixel)
  }

  @Test("A quarter turn brings right to bottom") func rotating() throws {
    let picture = try picture(20, 20) { canvas in
      canvas.rotate(by: .pi / 2, around: Point(x: 10, y: 10))
      canvas.fill(Rect(x: 14, y: 9, width: 4, height: 2), color: .black)
    }

    #expect(picture.color(x: 10, y: 16).luminance < 0.01)
    #expect(picture[16, 10] == Color.white.pixel)
  }

  @Test("A group fades as one picture") func group() throws {
    let picture = try picture(10, 10) { canvas in
      canvas.withGroup(alpha: 0.5) {
        canvas.fill(Rect(x: 0, y: 0, width: 6, height: 6), color: .black)
        canvas.fill(Rect(x: 3, y: 3, width: 6, height: 6), color: .black)
      }
    }

    let grey = picture[1, 1]
    #expect(picture[4, 4] == grey)
    #expect(picture[8, 8] == grey)
    #expect(abs(Color(pixel: grey).red - 0.5) < 0.01)
  }

  @Test("A group of alpha 0 is not drawn, of alpha 1 drawn as it is") func groupEnds() throws {
    let picture = try picture(4, 4) { canvas in
      canvas.withGroup(alpha: 0) { canvas.fill(canvas.clipBounds, color: .black) }
      canvas.withGroup(alpha: 1) {
        canvas.translate(by: Vector(dx: 1, dy: 0))
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: orange)
      }
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .black)
    }

    #expect(picture[1, 0] == orange.pixel && picture[0, 0] == Color.black.pixel)
    #expect(picture.count(otherThan: .white) == 2)
  }

  @Test("A line is as wide as it says, at its ends as its cap says")
  func strokes() throws {
    var line = Path()
    line.move(to: Point(x: 4, y: 8))
    line.line(to: Point(x: 12, y: 8))

    let areas = try LineCap.allCases.map { cap in
      try picture(16, 16) { $0.stroke(line, color: .black, width: 4, cap: cap) }.count(otherThan: .white)
    }

    #expect(areas[0] == 32 && areas[2] == 48)
    #expect(areas[1] > 32 && areas[1] <= 48)
  }

  @Test("A gradient goes from its first to its last colour and on") func gradient() throws {
    let gradient = LinearGradient(
      start: Point(x: 2, y: 0), end: Point(x: 14, y: 0), colors: [.black, .white])
    let picture = try picture(16, 1) { canvas in
      canvas.fill(Path(rect: canvas.clipBounds), gradient: gradient)
    }

    let reds = (0..<16).map { picture.color(x: $0, y: 0).red }
    #expect(reds == reds.sorted() && reds[0] == 0 && reds[15] == 1)
    #expect(abs(reds[8] - 0.54) < 0.03)
  }
}
