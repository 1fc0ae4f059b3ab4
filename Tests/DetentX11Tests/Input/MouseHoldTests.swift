import DetentCore
import DetentUI
import Testing

@testable import DetentX11

@Suite("A mouse that is held while fingers take the pointer along") struct MouseHoldTests {
  /// The window's place on the screen.
  private static let corner = Vector(dx: 300, dy: 200)
  /// A mouse that says how far it went, one that says where it is, and a touchscreen.
  private static let (relative, absolute, screen) = (7, 8, 9)

  private static func decoder() -> InputDecoder {
    var decoder = InputDecoder(version: .gestures)
    let devices = [
      InputDevice(id: relative), InputDevice(id: absolute, absolute: [.horizontal, .vertical]),
      InputDevice(id: screen, absolute: [.horizontal, .vertical], touch: .direct),
    ]
    decoder.read(devices, touchpads: [], serial: 0)
    return decoder
  }

  private static func report(
    _ action: PointerReport.Action, _ source: Int, _ x: Double, axes: [Int] = [0, 1], held: ButtonSet = [1],
    window: UInt = 1
  ) -> PointerReport {
    let isTouch = source == screen
    var origin = ReportOrigin(master: 2, source: source, window: window, x: x, y: 60)
    origin.screen = Point(x: x, y: 60) + (window == 1 ? corner : .zero)
    return PointerReport(
      action: action, origin: origin, isEmulated: isTouch && action == .motion, movesPointer: isTouch,
      buttons: held, values: axes.map { AxisValue(number: $0, value: 0) })
  }

  /// Where the mouse is told to be.
  private static func places(_ reports: [PointerReport]) -> [Double] {
    var decoder = decoder()
    return reports.flatMap {
      decoder.pointer($0, in: InputDecoderTests.place, at: InputDecoderTests.time)
    }.compactMap {
      if case .pointer(let sample) = $0, sample.kind == .mouse { sample.location.x } else { nil }
    }
  }

  @Test("Each step of the finger counts, also those after the mouse has moved on")
  func laterSteps() {
    let heard = Self.places([
      Self.report(.press(1), Self.absolute, 50, held: []), Self.report(.motion, Self.screen, 200),
      Self.report(.touchBegan(4), Self.screen, 200), Self.report(.motion, Self.absolute, 60),
      Self.report(.touchMoved(4), Self.screen, 210), Self.report(.touchEnded(4), Self.screen, 210),
      Self.report(.release(1), Self.absolute, 210),
    ])

    #expect(heard == [50, 60, 60])
  }

  @Test("A mouse that tells how far it went goes on from where it was, until it is let go")
  func relative() {
    let heard = Self.places([
      Self.report(.press(1), Self.relative, 50, held: []), Self.report(.motion, Self.relative, 55),
      Self.report(.motion, Self.screen, 200), Self.report(.touchBegan(4), Self.screen, 200),
      Self.report(.motion, Self.relative, 205), Self.report(.motion, Self.relative, 210),
      Self.report(.touchMoved(4), Self.screen, 190), Self.report(.motion, Self.relative, 185),
      Self.report(.touchEnded(4), Self.screen, 190), Self.report(.motion, Self.relative, 192),
      Self.report(.release(1), Self.relative, 192), Self.report(.motion, Self.relative, 193, held: []),
    ])

    #expect(heard == [50, 55, 60, 65, 60, 62, 62, 193])
  }

  @Test("A device that says where it is along one axis alone keeps its place along the other")
  func oneAxis() {
    let heard = Self.places([
      Self.report(.press(1), Self.absolute, 50, held: []), Self.report(.touchBegan(4), Self.screen, 200),
      Self.report(.motion, Self.absolute, 200, axes: [1]), Self.report(.release(1), Self.absolute, 200),
    ])

    #expect(heard == [50, 50, 50])
  }

  @Test("A finger in another window takes the pointer along as well, one on a touchpad does not by itself")
  func otherWindow() {
    let heard = Self.places([
      Self.report(.press(1), Self.absolute, 50, held: []),
      Self.report(.touchBegan(4), Self.screen, 700, window: 5), Self.report(.release(1), Self.absolute, 400),
    ])

    #expect(heard == [50, 50])
  }

  @Test("A second button of a mouse goes down where the mouse is")
  func secondButton() {
    let heard = Self.places([
      Self.report(.press(1), Self.absolute, 50, held: []), Self.report(.touchBegan(4), Self.screen, 200),
      Self.report(.press(3), Self.absolute, 200), Self.report(.release(3), Self.absolute, 200, held: [1, 3]),
    ])

    #expect(heard == [50, 50, 50])
  }
}
