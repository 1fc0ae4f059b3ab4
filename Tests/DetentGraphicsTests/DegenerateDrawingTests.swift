import DetentCore
import DetentGraphics
import Testing

@Suite("Degenerate drawing") struct DegenerateDrawingTests {
  private static let odd: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]
  private static let rects: [Rect] =
    odd.flatMap {
      [
        Rect(x: $0, y: 0, width: 5, height: 5), Rect(x: 0, y: $0, width: 5, height: 5),
        Rect(x: 0, y: 0, width: $0, height: 5), Rect(x: 0, y: 0, width: 5, height: $0),
      ]
    } + [Rect(x: 2, y: 2, width: 0, height: 5), Rect(x: 8, y: 8, width: -4, height: -4), .zero]

  @Test("Rectangles that are none draw nothing and spoil nothing", arguments: rects)
  func rectangles(rect: Rect) throws {
    let image = Image(bitmap: try Bitmap(width: 2, height: 2, color: .black))
    let picture = try picture(10, 10) { canvas in
      canvas.fill(rect, color: .black)
      canvas.fill(Path(ellipseIn: rect), color: .black)
      canvas.stroke(Path(roundedRect: rect, radius: 2), color: .black, width: 1)
      canvas.fillShadow(of: Path(rect: rect), color: .black, blur: 3)
      canvas.draw(image, in: rect)
      canvas.withSavedState {
        canvas.clip(to: rect)
        canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: .black)
      }
      canvas.fill(Rect(x: 9, y: 9, width: 1, height: 1), color: .black)
    }

    #expect(picture.count(otherThan: .white) == 1)
    #expect(picture[9, 9] == Color.black.pixel)
  }

  @Test("Numbers that are none draw nothing and spoil nothing", arguments: odd + [0, -1])
  func numbers(value: Double) throws {
    let box = Rect(x: 1, y: 1, width: 5, height: 5)
    let layout = TextLayout("text", font: testFont(8))
    let picture = try picture(10, 10) { canvas in
      if value != 0, value != -1 {
        canvas.draw(layout, at: Point(x: value, y: 3))
        canvas.withSavedState {
          canvas.rotate(by: value)
          canvas.fill(box, color: .black)
        }
        canvas.withSavedState {
          canvas.translate(by: Vector(dx: 0, dy: value))
          canvas.fill(box, color: .black)
        }
      }
      canvas.stroke(Path(rect: box), color: .black, width: value)
      canvas.withGroup(alpha: value == .infinity ? .nan : value) { canvas.fill(box, color: .black) }
      canvas.withSavedState {
        canvas.scale(by: value == -1 ? 0 : value)
        canvas.fill(box, color: .black)
      }
      canvas.fill(Rect(x: 9, y: 9, width: 1, height: 1), color: .black)
    }

    #expect(picture.count(otherThan: .white) == 1)
  }

  @Test("Huge shapes cover what they should", arguments: [1e5, 1e7, 1e12, 1e300])
  func huge(extent: Double) throws {
    let picture = try picture(10, 10) { canvas in
      canvas.fill(Rect(x: -extent, y: 5, width: extent * 1.5, height: extent), color: .black)
      canvas.stroke(
        Path(rect: Rect(x: -extent, y: -extent, width: extent * 2, height: extent * 2)), color: .black,
        width: 1)
    }

    #expect(picture.count(of: .black) == 50)
  }

  @Test("Repeated transformations that lose all size draw nothing") func vanishing() throws {
    let picture = try picture(10, 10) { canvas in
      canvas.withSavedState {
        for _ in 0..<200 { canvas.scale(by: 0.01) }
        canvas.fill(Rect(x: 0, y: 0, width: 1e9, height: 1e9), color: .black)
      }
      canvas.withSavedState {
        for _ in 0..<200 { canvas.scale(by: 1000) }
        canvas.fill(Rect(x: 0, y: 0, width: 1e-9, height: 1e-9), color: .black)
      }
    }

    #expect(picture.count(otherThan: .white) == 0)
  }

  @Test("Odd gradients draw nothing or one colour") func gradients() throws {
    let all = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))
    let picture = try picture(4, 4) { canvas in
      canvas.fill(all, gradient: LinearGradient(start: .zero, end: Point(x: 1, y: 0), stops: []))
      canvas.fill(
        all, gradient: LinearGradient(start: Point(x: .nan, y: 0), end: .zero, colors: [.black, .black]))
      canvas.fill(all, gradient: LinearGradient(start: .zero, end: .zero, colors: [.white, .black]))
    }

    #expect(picture.count(of: .black) == 16)
  }
}
