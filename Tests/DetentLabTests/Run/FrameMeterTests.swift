import DetentCore
import DetentUI
import Testing

@testable import DetentLab

@Suite("How frames keep up with the hand")
struct FrameMeterTests {
  private var meter = FrameMeter()

  private mutating func input(at milliseconds: Double, isHeld: Bool = true) {
    meter.take(
      TapeRecord(
        time: Microseconds(seconds: milliseconds / 1_000),
        entry: .event(
          window: 0, .scroll(ScrollEvent(location: .zero, delta: .zero, time: EventTime(milliseconds: 0))))))
    meter.handled(at: milliseconds / 1_000, isHeld ? FrameMeter.Hold() : nil)
  }

  private mutating func frame(at milliseconds: Double, until end: Double, distance: Double? = nil) {
    meter.take(
      TapeRecord(time: Microseconds(seconds: milliseconds / 1_000), entry: .frame(window: 0, ahead: 0)))
    meter.handled(at: end / 1_000, FrameMeter.Hold(distance: distance))
  }

  @Test(
    "The oldest input that a frame shows says how long a hand waited, to the moment when the frame was done")
  mutating func waits() {
    input(at: 10)
    input(at: 14)
    frame(at: 16, until: 19, distance: 3)
    frame(at: 32, until: 33)
    input(at: 40)
    frame(at: 48, until: 50, distance: 5)

    #expect(meter.waits.map { $0.rounded() } == [9, 10])
    #expect(meter.frames == [16, 32, 48] && meter.intervals == [16, 16])
    #expect(meter.distances == [3, 5])
  }

  @Test("What nobody holds anything by waits for no frame")
  mutating func passing() {
    input(at: 10, isHeld: false)
    frame(at: 500, until: 501)

    #expect(meter.waits.isEmpty)
  }

  @Test("Refreshes without a frame are missed while input waited, and idle otherwise")
  mutating func missed() {
    frame(at: 0, until: 1)
    input(at: 2)
    frame(at: 50, until: 51)
    frame(at: 150, until: 151)

    #expect(meter.missed(period: 10).value == 4)
    #expect(meter.missed(period: 50).value == 0)
    #expect(FrameMeter().missed(period: nil).value == nil)
  }

  @Test("The line of a trial says what there is, and nothing of what there is not")
  mutating func line() throws {
    frame(at: 0, until: 1)
    #expect(
      meter.members(trial: 3, period: nil).map(\.key) == ["trial", "n", "input"])

    input(at: 2)
    frame(at: 10, until: 12, distance: 4)
    let members = JSON.object(meter.members(trial: 3, period: 10))

    #expect(members["n"]?.whole == 2 && members["input"]?.whole == 1 && members["missed"]?.whole == 0)
    #expect(members["wait_ms"]?["max"]?.decimal?.rounded() == 10)
    #expect(members["lag_px"]?["mean"]?.decimal == 4)
  }
}
