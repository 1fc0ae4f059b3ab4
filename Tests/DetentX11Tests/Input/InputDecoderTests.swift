import DetentCore
import DetentUI
import Testing

@testable import DetentX11

@Suite("What reports of devices mean") struct InputDecoderTests {
  static let place = WindowPlace(scale: .one, extent: PixelExtent(width: 400, height: 300))
  static let time = EventTime(milliseconds: 5)

  /// What a window heard.
  private static func samples(_ events: [WindowEvent]) -> [PointerSample] {
    events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  private static func origin(_ source: Int, _ x: Double = 50, window: UInt = 1) -> ReportOrigin {
    ReportOrigin(master: 2, source: source, window: window, x: x, y: 60)
  }

  private static func report(
    _ action: PointerReport.Action, _ source: Int, _ x: Double = 50, held: ButtonSet = [],
    isEmulated: Bool = false, window: UInt = 1
  ) -> PointerReport {
    PointerReport(
      action: action, origin: origin(source, x, window: window), isEmulated: isEmulated, buttons: held)
  }

  /// Takes reports in, one after the other.
  private static func hear(_ decoder: inout InputDecoder, _ reports: PointerReport...) -> [PointerSample] {
    reports.flatMap { samples(decoder.pointer($0, in: place, at: time)) }
  }

  @Test("A touchpad moves what the button of another device of the same pointer holds")
  func twoDevices() {
    var decoder = InputDecoder(version: .gestures)

    let heard = Self.hear(
      &decoder, Self.report(.motion, 8), Self.report(.press(1), 7), Self.report(.motion, 8, 70, held: [1]),
      Self.report(.press(3), 8, 70, held: [1]), Self.report(.release(3), 8, 70, held: [1, 3]),
      Self.report(.release(1), 7, 70, held: [1]), Self.report(.motion, 8, 80))

    #expect(heard.map(\.pointer.source) == [8, 7, 7, 7, 7, 7, 8])
    #expect(heard.map(\.isPrimaryButtonHeld) == [false, true, true, true, true, false, false])
  }

  @Test("A movement without buttons shows that the release went elsewhere, and the next press starts anew")
  func missedRelease() {
    var decoder = InputDecoder(version: .gestures)

    let heard = Self.hear(
      &decoder, Self.report(.press(1), 7), Self.report(.motion, 8), Self.report(.motion, 8),
      Self.report(.release(1), 7, held: [1]), Self.report(.press(1), 8))

    #expect(heard.map(\.phase) == [.down(.primary), .move, .move, .down(.primary)])
    #expect(heard.map(\.pointer.source) == [7, 7, 8, 8])
  }

  @Test("#26: a release without a press is nobody's")
  func strayRelease() {
    var decoder = InputDecoder(version: .gestures)

    #expect(Self.hear(&decoder, Self.report(.release(1), 7, held: [1])).isEmpty)
  }

  @Test("What the server makes of a finger counts where nobody asks for fingers, and nowhere else")
  func emulated() {
    var touching = InputDecoder(version: .touch)
    var plain = InputDecoder(version: .devices)
    let reports = [
      Self.report(.motion, 9, isEmulated: true), Self.report(.press(1), 9, isEmulated: true),
      Self.report(.release(1), 9, held: [1], isEmulated: true),
    ]

    let heard = reports.map { Self.hear(&touching, $0).count }
    let phases = reports.flatMap { Self.hear(&plain, $0) }.map(\.phase)

    #expect(heard == [0, 0, 0])
    #expect(phases == [.move, .down(.primary), .up(.primary)])
  }

  @Test("Fingers on a touchpad that reports them are no touches")
  func dependent() {
    var decoder = InputDecoder(version: .touch)
    decoder.read(
      [InputDevice(id: 7, touch: .dependent), InputDevice(id: 9, touch: .direct)], touchpads: [], serial: 0)

    let pad = Self.hear(&decoder, Self.report(.touchBegan(4), 7), Self.report(.touchEnded(4), 7))
    let screen = Self.hear(&decoder, Self.report(.touchBegan(5), 9), Self.report(.touchEnded(5), 9))

    #expect(pad.isEmpty && screen.count == 2)
  }

  @Test("A finger whose end is pending stays until it comes; touches that nobody saw begin are ignored")
  func pending() {
    var decoder = InputDecoder(version: .touch)

    let heard = Self.hear(
      &decoder, Self.report(.touchMoved(3), 9), Self.report(.touchEnded(3), 9),
      Self.report(.touchBegan(4), 9),
      Self.report(.touchMoved(4), 9, 90, isEmulated: true), Self.report(.touchEnded(4), 9))

    #expect(heard.map(\.phase) == [.down(.primary), .up(.primary)])
  }

  @Test("#5: the master named as source leaves for the device that moved the pointer last")
  func masterLeaves() {
    var decoder = InputDecoder(version: .gestures)
    let leave = CrossingReport(isEntering: false, cause: .motion, origin: Self.origin(2))

    let before = decoder.crossing(leave, in: Self.place, at: Self.time)
    _ = Self.hear(&decoder, Self.report(.motion, 8))
    let after = Self.samples(decoder.crossing(leave, in: Self.place, at: Self.time))

    #expect(before.isEmpty)
    #expect(after.map(\.phase) == [.leave] && after.map(\.pointer.source) == [8])
  }

  @Test(
    "While a button is held, or for a window inside, leaving means nothing",
    arguments: [([1], false), ([], true), ([8], false)] as [(ButtonSet, Bool)])
  func noLeaving(held: ButtonSet, isInner: Bool) {
    var decoder = InputDecoder(version: .gestures)
    _ = Self.hear(&decoder, Self.report(.motion, 8))

    let leave = CrossingReport(
      isEntering: false, cause: .motion, isInner: isInner, origin: Self.origin(8), buttons: held)

    #expect(decoder.crossing(leave, in: Self.place, at: Self.time).isEmpty)
  }

  @Test("A grab takes a mouse drag away, once, and no finger")
  func grab() {
    var decoder = InputDecoder(version: .gestures)
    _ = Self.hear(&decoder, Self.report(.press(1), 7), Self.report(.touchBegan(4), 9))
    let leave = CrossingReport(isEntering: false, cause: .grab, origin: Self.origin(2), buttons: [1])

    let first = Self.samples(decoder.crossing(leave, in: Self.place, at: Self.time))
    let second = decoder.crossing(leave, in: Self.place, at: Self.time)
    let finger = Self.hear(&decoder, Self.report(.touchMoved(4), 9))

    #expect(first.map(\.phase) == [.cancel] && first.map(\.pointer.source) == [7])
    #expect(second.isEmpty && finger.map(\.phase) == [.move])
  }

  @Test("What is lost is cancelled once, each in its window, and nothing else")
  func loss() {
    var decoder = InputDecoder(version: .gestures)
    _ = Self.hear(
      &decoder, Self.report(.press(1), 7), Self.report(.touchBegan(4), 9, window: 5),
      Self.report(.touchBegan(6), 10))
    let swipe = SwipeReport(phase: .began, fingers: 3, origin: Self.origin(7))
    _ = decoder.swipe(swipe, in: Self.place, at: Self.time)

    let lost = decoder.lose([7, 9], at: Self.time)
    let again = decoder.lose([7, 9], at: Self.time)

    #expect(lost.map(\.window) == [1, 5, 1])
    #expect(Self.samples(lost.map(\.event)).map(\.phase) == [.cancel, .cancel])
    #expect(again.isEmpty)
    #expect(Self.hear(&decoder, Self.report(.touchEnded(6), 10)).map(\.phase) == [.up(.primary)])
  }

  @Test("#35: another number of fingers in mid-swipe is another swipe")
  func fingers() {
    var decoder = InputDecoder(version: .gestures)
    let steps: [(SwipeEvent.Phase, Int)] = [
      (.changed, 3), (.began, 4), (.changed, 3), (.began, 3), (.ended, 3),
    ]

    let heard = steps.flatMap { phase, fingers in
      decoder.swipe(
        SwipeReport(phase: phase, fingers: fingers, origin: Self.origin(7)), in: Self.place, at: Self.time)
    }.compactMap { if case .swipe(let swipe) = $0 { "\(swipe.phase) \(swipe.fingers)" } else { nil } }

    #expect(heard == ["began 4", "cancelled 4", "began 3", "cancelled 3", "began 3", "ended 3"])
  }
}
