import DetentCore
import DetentGraphics
import Testing

@Suite("Pictures as SVG") struct SVGSurfaceTests {
  private func picture(_ drawing: (Canvas) -> Void) throws -> String {
    let surface = try SVGSurface(size: Size(width: 80, height: 40))
    surface.draw(drawing)
    return try surface.finish()
  }

  @Test("A shape becomes a path with its colour, in a picture of the extent in points") func shape() throws {
    let text = try picture { canvas in
      canvas.fill(Rect(x: 10, y: 5, width: 20, height: 10), color: Color(hex: 0x3366CC))
    }

    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains("viewBox=\"0 0 80 40\""))
    #expect(text.contains("width=\"80\"") && text.contains("height=\"40\""))
    #expect(text.contains("<path") || text.contains("<rect"))
    #expect(text.contains("M 10 5") || text.contains("x=\"10\""))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test("A text becomes outlines, and never pixels") func outlines() throws {
    let layout = TextLayout("Detent", font: testFont(12))

    let text = try picture { $0.draw(layout, at: Point(x: 4, y: 4)) }

    #expect(text.contains("<path") && !text.contains("<image") && !text.contains("<text"))
  }

  @Test("The same drawing gives the same text, whatever was drawn in between") func deterministic() throws {
    func draw() throws -> String {
      try picture { canvas in
        canvas.draw(TextLayout("12.5 s", font: testFont(11)), at: Point(x: 3, y: 3))
        canvas.stroke(Path(rect: Rect(x: 1, y: 1, width: 50, height: 30)), color: .black, width: 1)
      }
    }
    let first = try draw()
    _ = try Surface(width: 3, height: 3)
    _ = try picture { $0.withGroup(alpha: 0.5) { _ = 1 } }

    #expect(try draw() == first)
  }

  @Test(
    "An illegal extent is an error that names it",
    arguments: [(0.0, 4.0), (4.0, -1.0), (.nan, 3.0), (40_000.0, 3.0), (.infinity, 1.0)])
  func illegal(width: Double, height: Double) {
    #expect(throws: GraphicsError.self) { try SVGSurface(size: Size(width: width, height: height)) }
  }

  @Test("What is finished stays as it is") func finished() throws {
    let surface = try SVGSurface(size: Size(width: 8, height: 8))
    let empty = try surface.finish()
    var isCalled = false

    surface.draw { _ in isCalled = true }

    #expect(!isCalled)
    #expect(try surface.finish() == empty)
  }

  @Test("A picture that nobody finishes leaves nothing behind") func dropped() throws {
    for _ in 0..<3 {
      let surface = try SVGSurface(size: Size(width: 8, height: 8))
      surface.draw { $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), color: .black) }
    }
  }
}
