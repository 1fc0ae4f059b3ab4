import DetentCore
import DetentUI
import Testing

@testable import DetentX11

@Suite("Fingers under Xwayland") struct FingerGuessTests {
  private static let axes = [ScrollAxis(number: 3, axis: .vertical, increment: 120)]

  /// What a window hears of a scroll: 120ths of a notch, and when, in milliseconds.
  private static func kinds(
    _ steps: [(Double, Int64)], device: InputDevice, isXwayland: Bool, touchpads: Set<Int> = []
  ) -> [PointerKind] {
    var decoder = InputDecoder(version: .gestures, isXwayland: isXwayland)
    decoder.read([device], touchpads: touchpads, serial: 0)
    var value = 0.0
    return steps.flatMap { units, time in
      value += units
      let report = PointerReport(
        action: .motion, origin: ReportOrigin(master: 2, source: device.id, window: 1),
        values: [AxisValue(number: 3, value: value)])
      return decoder.pointer(report, in: InputDecoderTests.place, at: EventTime(milliseconds: time))
    }.compactMap { if case .scroll(let scroll) = $0 { scroll.kind } else { nil } }
  }

  @Test("From the first part of an eighth on a scroll is that of fingers, until 150 ms of silence")
  func fingers() {
    let steps: [(Double, Int64)] = [(15, 0), (7.3, 10), (15, 20), (120, 169), (120, 319), (3.21, 330)]

    let heard = Self.kinds(steps, device: InputDevice(id: 7, axes: Self.axes), isXwayland: true)

    #expect(heard == [.mouse, .touchpad, .touchpad, .touchpad, .mouse, .touchpad])
  }

  @Test("Notches and eighths of them are a wheel's, also where they were rounded on their way")
  func wheel() {
    let steps: [(Double, Int64)] = [(120, 0), (15, 10), (-15, 20), (29.999_999, 30), (-240, 40)]

    let heard = Self.kinds(steps, device: InputDevice(id: 7, axes: Self.axes), isXwayland: true)

    #expect(heard == Array(repeating: .mouse, count: 5))
  }

  @Test("Elsewhere, and of a device that says what it is, nothing is guessed", arguments: 0..<4)
  func nothing(which: Int) {
    let device =
      switch which {
      case 0: InputDevice(id: 7, name: "wheel", axes: Self.axes)
      case 1: InputDevice(id: 7, axes: Self.axes, touch: .direct)
      case 2: InputDevice(id: 7, isMaster: true, axes: Self.axes)
      default: InputDevice(id: 7, axes: Self.axes, hasGestures: true)
      }

    let heard = Self.kinds(
      [(7.3, 0), (7.3, 10)], device: device, isXwayland: which > 0, touchpads: which == 3 ? [7] : [])

    #expect(heard == Array(repeating: which == 3 ? .touchpad : .mouse, count: 2))
  }

  @Test("A server that does not say that it is an Xwayland is known by its devices' name")
  func name() {
    let device = InputDevice(id: 7, name: "xwayland-pointer:15", axes: Self.axes)

    #expect(Self.kinds([(7.3, 0), (15, 10)], device: device, isXwayland: false) == [.touchpad, .touchpad])
  }

  @Test("Many small parts are one scroll of fingers, not many notches")
  func many() {
    let steps = (0..<60).map { (12.0, Int64($0) * 8) }

    let heard = Self.kinds(steps, device: InputDevice(id: 7, axes: Self.axes), isXwayland: true)

    #expect(heard == Array(repeating: .touchpad, count: 60))
  }
}
