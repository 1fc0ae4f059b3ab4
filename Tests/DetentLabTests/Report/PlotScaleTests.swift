@testable import DetentLab
import Testing

@Suite("Scales of plots")
struct PlotScaleTests {
  @Test("Ticks are round numbers within the ends")
  func linear() {
    #expect(PlotScale(.linear, 0...10, from: 0, to: 100).ticks() == [0, 2, 4, 6, 8, 10])
    #expect(PlotScale(.linear, -0.55...0.55, from: 0, to: 1).ticks(3) == [-0.5, 0, 0.5])
  }

  @Test("Equal ratios are equal distances")
  func logarithmic() {
    let scale = PlotScale(.logarithmic, 1...100, from: 0, to: 200)

    #expect(isNear(scale.place(10), 100) && isNear(scale.place(1), 0) && isNear(scale.place(100), 200))
    #expect(scale.ticks() == [1, 2, 5, 10, 20, 50, 100])
    #expect(PlotScale(.logarithmic, 2...5.5, from: 0, to: 1).ticks() == [2, 3, 4, 5])
  }

  @Test("One number gets room around it, and nothing is ever divided by zero")
  func flat() {
    for kind in [PlotScale.Kind.linear, .logarithmic] {
      let scale = PlotScale(kind, 3...3, from: 0, to: 10)
      #expect(scale.place(3).isFinite && scale.values.contains(3) && scale.place(0).isFinite)
      #expect(scale.ticks().allSatisfy { $0.isFinite })
    }
  }
}
