import DetentCore
import DetentGraphics
import Testing

@Suite("TextLayout") struct TextLayoutTests {
  private let font = testFont(12)

  @Test(
    "Text of a language has ink of its own and no unknown character",
    arguments: [("en", "Distance"), ("vi", "Khoảng cách tối đa: ₫"), ("ko", "거리 설정")].filter {
      hasFont(for: $0.0)
    })
  func languages(language: String, text: String) throws {
    let layout = TextLayout(text, font: .system(size: 14))
    let drawn = try picture(200, 40) { $0.draw(layout, at: Point(x: 5, y: 5)) }

    #expect(layout.unknownGlyphCount == 0)
    #expect(drawn.count(otherThan: .white) > 100)
    #expect(layout.inkBounds.width > 20 && layout.inkBounds.width < layout.size.width + 4)
  }

  @Test("Ink lies where it is said to be", arguments: [1, 1.25, 1.5, 2, 3] as [Double])
  func ink(factor: Double) throws {
    let layout = TextLayout("jÅg|", font: testFont(20))
    let drawn = try picture(300, 300, scale: factor) { $0.draw(layout, at: Point(x: 20, y: 20)) }

    let inked = (0..<90_000).filter { drawn.pixels[$0] != Color.white.pixel }
    let rows = inked.map { Double($0 / 300) / factor }
    let columns = inked.map { Double($0 % 300) / factor }
    let ink = layout.inkBounds.offset(by: Vector(dx: 20, dy: 20))
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    #expect(abs(left - ink.minX) < 1.6 && abs(right - ink.maxX) < 1.6)
    #expect(abs(top - ink.minY) < 1.6 && abs(bottom - ink.maxY) < 1.6)
  }

  @Test("Widths grow linearly with the size: nothing is hinted or rounded") func linear() {
    let text = "The quick brown fox jumps over 1,234 lazy dogs"
    let small = TextLayout(text, font: testFont(11))
    let large = TextLayout(text, font: testFont(110))

    #expect(abs(large.size.width / small.size.width - 10) < 0.02)
    #expect(abs(large.baseline / small.baseline - 10) < 0.05)
  }

  @Test("Text that is too wide ends in an ellipsis within the width", arguments: [0, 5, 20, 60] as [Double])
  func ellipsis(width: Double) {
    let layout = TextLayout("A label that does not fit", font: font, maximumWidth: width)

    #expect(layout.isEllipsized)
    #expect(layout.size.width <= max(width, 20))
    #expect(layout.lineCount == 1)
  }

  @Test("Text that fits is left alone", arguments: [nil, 1000, .infinity] as [Double?])
  func fits(width: Double?) {
    let layout = TextLayout("Short", font: font, maximumWidth: width)

    #expect(!layout.isEllipsized)
    #expect(layout.size == TextLayout("Short", font: font).size)
  }

  @Test("A width that is none counts as 0", arguments: [.nan, -5, -.infinity] as [Double])
  func oddWidth(width: Double) {
    let layout = TextLayout("Some text", font: font, maximumWidth: width)

    #expect(layout.size == TextLayout("Some text", font: font, maximumWidth: 0).size)
    #expect(layout.isEllipsized)
  }

  @Test("Wrapping text takes lines up to the maximum") func wrapping() {
    let text = String(repeating: "some words ", count: 30)
    let free = TextLayout(text, font: font, maximumWidth: 100, lines: .wrapping())
    let limited = TextLayout(text, font: font, maximumWidth: 100, lines: .wrapping(maximum: 3))

    #expect(free.lineCount > 10 && !free.isEllipsized)
    #expect(limited.lineCount == 3 && limited.isEllipsized)
    #expect(limited.size.width <= 100 && limited.size.height < free.size.height / 3)
  }

  @Test("Line breaks count in wrapping text only") func breaks() {
    #expect(TextLayout("a\nb\u{2029}c", font: font).lineCount == 1)
    #expect(TextLayout("a\nb\u{2029}c", font: font, lines: .wrapping()).lineCount == 3)
    #expect(TextLayout("a\nb", font: font).size == TextLayout("a b", font: font).size)
  }

  @Test("An empty text has the height of a line and no ink") func empty() {
    let layout = TextLayout("", font: font)

    #expect(layout.size.width == 0 && layout.size.height == TextLayout("x", font: font).size.height)
    #expect(layout.inkBounds.isEmpty && !layout.isEllipsized)
  }

  @Test(
    "Odd text is legal",
    arguments: [
      "a\0b\0c", "\u{0}", "\u{FFFD}\u{FFFF}\u{10FFFF}", "\u{202E}abc", "\t\r\n\u{7F}", "👩‍👩‍👧‍👦 ❤️", "مرحبا", "é̂̃̄",
    ])
  func odd(text: String) throws {
    let layout = TextLayout(text, font: font, maximumWidth: 100)
    _ = try picture(100, 30) { $0.draw(layout, at: .zero) }

    #expect(layout.size.isLegal && layout.size.width <= 101 && layout.text == text)
  }

  @Test("A text of 100,000 characters is cut and cheap", arguments: [nil, 80] as [Double?])
  func long(width: Double?) {
    let text = String(repeating: "Vô cùng dài ", count: 10_000)
    let time = ContinuousClock().measure {
      let layout = TextLayout(text, font: font, maximumWidth: width)
      #expect(layout.isEllipsized)
    }

    #expect(time < .seconds(2))
  }

  @Test("A decomposed text that fits its width is not cut") func decomposed() {
    let text = String(repeating: "i\u{302}\u{323}", count: 60)
    let whole = TextLayout(text, font: font)

    #expect(!TextLayout(text, font: font, maximumWidth: whole.size.width + 1).isEllipsized)
  }

  @Test("Lines are aligned within the widest one") func alignment() throws {
    let starts = try TextAlignment.allCases.map { alignment -> Int in
      let layout = TextLayout(
        "wwwwwwwwww\nw", font: font, maximumWidth: 400, alignment: alignment, lines: .wrapping())
      let drawn = try picture(200, 60) { $0.draw(layout, at: .zero) }
      #expect(layout.size.width < 200)
      let second = Int(layout.size.height * 0.75)
      return try #require((0..<200).first { drawn[$0, second] != Color.white.pixel })
    }

    #expect(starts[0] < starts[1] && starts[1] < starts[2])
  }

  @Test("The baseline lies on a whole row at any scale", arguments: [1, 1.5, 2] as [Double])
  func crisp(factor: Double) throws {
    let layout = TextLayout("HHH", font: testFont(16))
    let drawn = try picture(120, 60, scale: factor, on: .clear) { $0.draw(layout, at: Point(x: 2, y: 3.37)) }

    let rows = (0..<60).map { drawn.alphas(row: $0).max() ?? 0 }
    let last = try #require(rows.lastIndex { $0 > 16 })
    #expect(rows[last] > 200)
  }

  @Test("Weights differ") func weights() throws {
    let inks = try [Font.Weight.regular, .bold].map { weight in
      let layout = TextLayout("Weight", font: testFont(24, weight: weight))
      return try picture(150, 50) { $0.draw(layout, at: .zero) }.pixels.reduce(0) {
        $0 + Int(255 - $1 & 0xFF)
      }
    }

    #expect(inks[1] > inks[0])
  }

  @Test(
    "Sizes are limited", arguments: [(.nan, 12), (0, 1), (-4, 1), (.infinity, 512)] as [(Double, Double)])
  func sizes(given: Double, taken: Double) {
    #expect(Font.system(size: given).size == taken)
    #expect(TextLayout("x", font: .system(size: given)).size.isLegal)
  }

  @Test("The same text is laid out once") @MainActor func cached() {
    let first = TextLayout.cached("cached text", font: font, maximumWidth: 90)

    #expect(TextLayout.cached("cached text", font: font, maximumWidth: 90) === first)
    #expect(TextLayout.cached("cached text", font: font, maximumWidth: 91) !== first)
    for number in 0..<2000 { _ = TextLayout.cached("number \(number)", font: font) }
    #expect(TextLayout.cached("cached text", font: font, maximumWidth: 90) !== first)
  }
}

extension TextLayoutTests {
  @Test("Damage, a group and a repetition change no pixel of a text", arguments: [1, 1.5, 2] as [Double])
  func repeatable(factor: Double) throws {
    let layout = TextLayout("Repeatable text\nof two lines", font: font, lines: .wrapping())
    let place = Point(x: 3.3, y: 2.2)
    let first = try picture(260, 100, scale: factor, on: .clear) { $0.draw(layout, at: place) }

    let damaged = try picture(
      260, 100, scale: factor, on: .clear, clippedTo: [Rect(x: 0, y: 0, width: 40, height: 60)]
    ) {
      $0.draw(layout, at: place)
    }
    let grouped = try picture(260, 100, scale: factor, on: .clear) { canvas in
      canvas.clip(to: Rect(x: 2, y: 2, width: 400, height: 400))
      canvas.withGroup(alpha: 0.999) { canvas.draw(layout, at: place) }
    }
    let moved = try picture(260, 100, scale: factor, on: .clear) { canvas in
      canvas.translate(by: Vector(dx: 2, dy: 2))
      canvas.draw(layout, at: Point(x: 1.3, y: 0.2))
    }

    let edge = Int(40 * factor)
    #expect((0..<100).allSatisfy { row in (0..<edge).allSatisfy { damaged[$0, row] == first[$0, row] } })
    #expect(zip(grouped.pixels, first.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 })
    #expect(moved == first)
  }

  @Test("A text too large to be kept is drawn as well, and a turned one") func withoutMask() throws {
    let layout = TextLayout("Large", font: testFont(200))
    let large = try picture(700, 300) { $0.draw(layout, at: .zero) }
    let turned = try picture(700, 700) { canvas in
      canvas.rotate(by: .pi / 2, around: Point(x: 350, y: 350))
      canvas.draw(layout, at: Point(x: 100, y: 300))
    }

    let ink = large.count(otherThan: .white)
    #expect(ink > 10_000)
    #expect(abs(turned.count(otherThan: .white) - ink) < ink / 10)
  }

  @Test("Every line's baseline lies on a whole row", arguments: [1, 1.5, 2] as [Double])
  func crispLines(factor: Double) throws {
    let layout = TextLayout("HHH\nHHH\nHHH", font: testFont(13), lines: .wrapping())
    let drawn = try picture(120, 160, scale: factor, on: .clear) { $0.draw(layout, at: Point(x: 2, y: 3.37)) }

    let rows = (0..<160).map { drawn.alphas(row: $0).max() ?? 0 }
    let lasts = (1..<159).filter { rows[$0] > 16 && rows[$0 + 1] <= 16 }
    #expect(lasts.count == 3)
    #expect(lasts.allSatisfy { rows[$0] > 200 })
  }
}
