import DetentCore
import Testing

@Suite("Counting clicks") struct ClickCounterTests {
  private static func press(
    _ x: Double, _ milliseconds: Int64, _ button: PointerButton = .primary, kind: PointerKind = .mouse,
    source: Int = 0, touch: Int = 0
  ) -> PointerSample {
    PointerSample(
      pointer: PointerID(source: source, touch: touch), kind: kind, phase: .down(button),
      location: Point(x: x, y: 20), time: EventTime(milliseconds: milliseconds), isPrimaryButtonHeld: true)
  }

  private static func counts(_ presses: PointerSample..., limits: ClickCounter.Limits = .init()) -> [Int] {
    var counter = ClickCounter()
    return presses.map { counter.press($0, within: limits) }
  }

  @Test("Presses close in place and time are counted on, each from the one before")
  func counted() {
    #expect(Self.counts(Self.press(10, 0), Self.press(15, 400), Self.press(20, 800)) == [1, 2, 3])
  }

  @Test("A press too late, too far or earlier than the last one is one of its own")
  func separate() {
    #expect(Self.counts(Self.press(10, 0), Self.press(10, 401), Self.press(10, 801)) == [1, 1, 2])
    #expect(Self.counts(Self.press(10, 0), Self.press(15.5, 10), Self.press(10.5, 20)) == [1, 1, 2])
    #expect(Self.counts(Self.press(10, 100), Self.press(10, 50)) == [1, 1])
  }

  @Test("Another button, device or kind begins anew; fingers of one screen are counted together")
  func others() {
    #expect(Self.counts(Self.press(10, 0), Self.press(10, 50, .secondary), Self.press(10, 90)) == [1, 1, 1])
    #expect(Self.counts(Self.press(10, 0), Self.press(10, 50, source: 3)) == [1, 1])
    #expect(Self.counts(Self.press(10, 0), Self.press(10, 50, kind: .touch)) == [1, 1])
    let taps = [4, 5].map { Self.press(10, Int64($0) * 50, kind: .touch, touch: $0) }
    #expect(Self.counts(taps[0], taps[1]) == [1, 2])
  }

  @Test("The limits are those that are given; without any time or room only the same moment and place count")
  func limits() {
    let wide = ClickCounter.Limits(time: 2, distance: 100)
    let none = ClickCounter.Limits(time: 0, distance: 0)

    #expect(Self.counts(Self.press(10, 0), Self.press(90, 1900), limits: wide) == [1, 2])
    #expect(Self.counts(Self.press(10, 0), Self.press(10, 0), Self.press(10, 1), limits: none) == [1, 2, 1])
  }
}
