import DetentCore
import DetentUI
import Testing

@testable import DetentDemo

@Suite("Layout of the range scene")
struct SliderSceneLayoutTests {
  private static let sizes = stride(from: 200.0, through: 1_800, by: 53).flatMap { width in
    stride(from: 120.0, through: 1_200, by: 37).map { Size(width: width, height: $0) }
  }

  private func layout(_ size: Size, _ axis: Axis, countWidth: Double = 0) -> SliderSceneLayout {
    SliderSceneLayout(
      size: size, axis: axis, metrics: Metrics(),
      contents: .init(sliderThickness: 86, sliderOverhang: 14, countWidth: countWidth) {
        (9_600 / max($0, 60)).rounded(.up)
      })
  }

  @Test("Every part lies in its card and overlaps no other, in windows of any size", arguments: Axis.allCases)
  func parts(axis: Axis) {
    for size in Self.sizes {
      let layout = layout(size, axis)
      let card = Rect(size: layout.card.size)
      let labels = [
        layout.showsTitle ? layout.title : .zero, layout.value, layout.showsHint ? layout.hint : .zero,
      ]
      let parts = (labels + [layout.slider]).filter { !$0.isEmpty }

      #expect(Rect(size: size).contains(layout.card), "card in \(size)")
      for part in parts { #expect(card.contains(part), "\(part) in \(size), \(layout)") }
      for (index, first) in parts.enumerated() {
        for second in parts[(index + 1)...] {
          #expect(!first.intersects(second), "\(first) \(second) in \(size)")
        }
      }
    }
  }

  @Test("The slider and the value are there in windows of any size", arguments: Axis.allCases)
  func always(axis: Axis) {
    for size in Self.sizes {
      let layout = layout(size, axis)

      #expect(!layout.value.isEmpty)
      #expect(layout.slider.width >= (axis == .horizontal ? 150 : 116), "\(size)")
      #expect(layout.slider.height >= (axis == .horizontal ? 44 : 60), "\(layout.slider) in \(size)")
    }
  }

  @Test(
    "A count stands in the first line, whole, and leaves room for what is beside it", arguments: Axis.allCases
  )
  func count(axis: Axis) {
    for size in Self.sizes {
      let layout = layout(size, axis, countWidth: 90)
      let neighbour = layout.showsTitle ? layout.title : layout.value

      #expect(layout.count.width == 90 || layout.count.width == layout.card.width - 48, "\(size)")
      #expect(layout.count.minY == neighbour.minY && !layout.count.intersects(neighbour), "\(size)")
    }
  }

  @Test("A hint that needs two lines has both", arguments: [360.0, 380, 400, 620])
  func hint(width: Double) {
    let layout = layout(Size(width: width, height: 400), .horizontal)

    #expect(layout.showsHint && layout.hint.height == max(20, (9_600 / layout.hint.width).rounded(.up)))
  }

  @Test("Windows with room have a raised card with a title and a hint, and little ones have not")
  func compact() {
    let (large, small) = (
      layout(Size(width: 560, height: 360), .horizontal), layout(Size(width: 200, height: 120), .horizontal)
    )

    #expect(large.isCardRaised && large.showsTitle && large.showsHint && large.usesDisplayFont)
    #expect(!small.isCardRaised && !small.showsTitle && !small.showsHint && !small.usesDisplayFont)
    #expect(small.card == Rect(x: 0, y: 0, width: 200, height: 120))
  }

  @Test("The card grows no wider than 640 points and stands in the middle")
  func wide() {
    let card = layout(Size(width: 1_600, height: 900), .horizontal).card

    #expect(card.width == 640)
    #expect(card.midX == 800)
    #expect(abs(card.midY - 450) <= 0.5)
  }
}
