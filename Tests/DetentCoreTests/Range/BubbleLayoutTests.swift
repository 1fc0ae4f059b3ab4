import DetentCore
import Testing

@Suite("Bubble layout") struct BubbleLayoutTests {
  private func arrange(_ centers: [Double], _ lengths: [Double], isSameStop: Bool = false) -> BubbleLayout {
    BubbleLayout.arrange(
      centers: centers, lengths: lengths, mergedLength: 80, isSameStop: isSameStop, within: 0...440)
  }

  @Test(
    "A box is centred over its thumb, and slides inwards at the ends while its pointer stays",
    arguments: [
      (220.0, 40.0, 200.0, 220.0), (10, 40, 0, 10), (435, 40, 400, 435), (-5, 40, 0, 0), (450, 40, 400, 440),
      (220, 440, 0, 220),
    ])
  func box(center: Double, length: Double, start: Double, pointer: Double) {
    let box = BubbleLayout.box(over: center, length: length, within: 0...440)

    #expect(box.start == start)
    #expect(box.pointer == pointer)
    #expect(box.end == start + length)
  }

  @Test("A box longer than the room is centred in it")
  func tooLong() {
    let box = BubbleLayout.box(over: 10, length: 500, within: 0...440)

    #expect(box.start == -30 && box.end == 470 && box.pointer == 10)
  }

  @Test("Every box lies in the bounds, wherever its thumb is")
  func within() {
    for center in stride(from: -50.0, through: 490, by: 3) {
      let box = BubbleLayout.box(over: center, length: 60, within: 0...440)

      #expect(box.start >= 0 && box.end <= 440 && (box.start...box.end).contains(box.pointer))
    }
  }

  @Test(
    "Boxes that touch stay apart, boxes that overlap merge, whichever thumb is which",
    arguments: [(160.0, false), (159, true)], [false, true])
  func overlap(place: (Double, Bool), isCrossed: Bool) {
    let (second, isMerged) = place
    let centers = isCrossed ? [second, 120] : [120, second]
    let lengths = isCrossed ? [30.0, 50] : [50, 30]

    let layout = arrange(centers, lengths)

    #expect(layout.isMerged == isMerged)
    guard case .separate(let boxes) = layout else { return }
    #expect(boxes == zip(centers, lengths).map { BubbleLayout.box(over: $0, length: $1, within: 0...440) })
  }

  @Test("Where they would slide into each other at an end, they merge")
  func overlapAtEnd() {
    #expect(arrange([5, 50], [60, 60]).isMerged)
    #expect(arrange([5, 100], [60, 60]).isMerged == false)
  }

  @Test("On one stop they merge even where their boxes do not touch")
  func sameStop() {
    let layout = arrange([120, 320], [24, 24], isSameStop: true)

    #expect(layout == .merged(BubbleLayout.box(over: 220, length: 80, within: 0...440)))
  }

  @Test("One thumb has one box")
  func single() {
    #expect(arrange([120], [24]) == .separate([BubbleLayout.box(over: 120, length: 24, within: 0...440)]))
    #expect(arrange([], []) == .separate([]))
  }
}
