import DetentCore
import DetentGraphics
import Foundation
import Testing

@Suite("Registering fonts", .serialized) struct FontRegisteringTests {
  private static let styles = ["Regular", "Medium", "SemiBold"]

  @Test("A registered family is used at once") func register() throws {
    try Font.register(files: Self.styles.map { bundledFont($0) })
    let font = Font(family: "Detent Sans", size: 250)

    #expect(TextLayout("Ấ₫", font: font).unknownGlyphCount == 0)
    #expect(abs(TextLayout("HHHH", font: font).size.width - Self.widthOfH) < 0.5)
  }

  /// The advance of H in thousandths of an em, as the font file says: 2084 of 2816 units.
  private static let widthOfH = 740.1

  @Test("A layout made before a font is registered can still be drawn") func earlierLayout() throws {
    let layout = TextLayout("Earlier", font: testFont(20))
    try Font.register(file: bundledFont("Medium"))

    let drawn = try picture(300, 40) { $0.draw(layout, at: .zero) }

    #expect(drawn.count(otherThan: .white) > 0)
  }

  @Test("Each weight of the bundled family is a file of its own") func weights() throws {
    try Font.register(files: Self.styles.map { bundledFont($0) })
    let widths = [Font.Weight.regular, .medium, .semibold].map { weight in
      TextLayout("Hamburgefonstiv", font: Font(family: "Detent Sans", size: 100, weight: weight)).size.width
    }

    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test("Tabular figures are equally wide") func tabular() throws {
    try Font.register(file: bundledFont("Regular"))
    let font = Font(family: "Detent Sans", size: 100)
    func widths(_ font: Font) -> Set<Double> {
      Set((0...9).map { TextLayout("\($0)\($0)", font: font).size.width })
    }

    #expect(widths(font.tabularFigures()).count == 1)
    #expect(widths(font).count > 1)
  }

  @Test("What is no font is an error and changes nothing") func errors() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "no.otf").path(percentEncoded: false)
      #expect(throws: GraphicsError.fileMissing(path: path)) { try Font.register(file: path) }

      try Data("no font".utf8).write(to: URL(filePath: path))
      #expect(throws: GraphicsError.fontUnusable(path: path)) { try Font.register(file: path) }
    }
    #expect(TextLayout("still here", font: testFont(12)).unknownGlyphCount == 0)
  }

  @Test("Threads may set text while a font is registered") func concurrent() async throws {
    let inks = await withTaskGroup(of: Int.self) { group in
      for number in 0..<64 {
        group.addTask {
          if number % 16 == 3 { try? Font.register(file: bundledFont(Self.styles[number / 16 % 3])) }
          let layout = TextLayout("Thread \(number) 거리", font: .system(size: 8 + Double(number % 9)))
          let drawn = try? picture(120, 40) { $0.draw(layout, at: .zero) }
          return drawn?.count(otherThan: .white) ?? 0
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(inks.count == 64 && inks.allSatisfy { $0 > 20 })
  }
}
