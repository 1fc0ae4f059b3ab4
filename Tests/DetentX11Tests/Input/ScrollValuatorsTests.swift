import DetentCore
import Testing

@testable import DetentX11

@Suite("Axes that scroll") struct ScrollValuatorsTests {
  private func valuators(_ axes: ScrollAxis..., serial: UInt = 0) -> ScrollValuators {
    var valuators = ScrollValuators()
    valuators.read(axes, of: 7, serial: serial)
    return valuators
  }

  @Test(
    "#11: a notch is an increment, whatever its size and sign",
    arguments: [1.0, -1, 15, 114, 120, -120], [1.0, -1, 0.125, 3])
  func increments(increment: Double, notches: Double) {
    var axes = valuators(ScrollAxis(number: 3, axis: .vertical, increment: increment, value: 1215))

    let values = [AxisValue(number: 3, value: 1215 + notches * increment)]
    let delta = axes.turn(values, of: 7, serial: 0)

    #expect(delta == Vector(dy: notches * 120))
  }

  @Test("#6: every axis of an event counts by itself; axes that do not scroll do not")
  func both() {
    var axes = valuators(
      ScrollAxis(number: 2, axis: .horizontal, increment: 120, value: 10),
      ScrollAxis(number: 5, axis: .vertical, increment: -1, value: -4))

    let values = [(0, 500.0), (2, 40), (3, 77), (5, -6)].map { AxisValue(number: $0, value: $1) }
    let delta = axes.turn(values, of: 7, serial: 0)
    let again = axes.turn(values, of: 7, serial: 0)

    #expect(delta == Vector(dx: 30, dy: 240))
    #expect(again == .zero)
    #expect(axes.turn([AxisValue(number: 0, value: 9)], of: 7, serial: 0) == nil)
  }

  @Test("Each device has axes of its own; an unknown one scrolls nothing")
  func devices() {
    var axes = valuators(ScrollAxis(number: 3, axis: .vertical, increment: 120))
    axes.read([ScrollAxis(number: 3, axis: .vertical, increment: 120, value: 600)], of: 8)

    #expect(axes.turn([AxisValue(number: 3, value: 120)], of: 7, serial: 0) == Vector(dy: 120))
    #expect(axes.turn([AxisValue(number: 3, value: 540)], of: 8, serial: 0) == Vector(dy: -60))
    #expect(axes.turn([AxisValue(number: 3, value: 540)], of: 9, serial: 0) == nil)
    axes.keep([8])
    #expect(axes.turn([AxisValue(number: 3, value: 120)], of: 7, serial: 0) == nil)
    #expect(axes.scrolls(8, along: .vertical) && !axes.scrolls(8, along: .horizontal))
    #expect(!axes.scrolls(7, along: .vertical))
  }

  @Test("Events that are older than what was read change nothing")
  func outdated() {
    var axes = valuators(ScrollAxis(number: 3, axis: .vertical, increment: 120, value: 600), serial: 40)

    #expect(axes.turn([AxisValue(number: 3, value: 480)], of: 7, serial: 39) == nil)
    #expect(axes.isOutdated(39, of: 7) && !axes.isOutdated(40, of: 7))
    #expect(axes.turn([AxisValue(number: 3, value: 630)], of: 7, serial: 40) == Vector(dy: 30))
    axes.read([ScrollAxis(number: 3, axis: .vertical, increment: 120, value: 700)], of: 7)
    #expect(axes.turn([AxisValue(number: 3, value: 720)], of: 7, serial: 39) == Vector(dy: 20))
  }

  @Test("Values that are no numbers are dropped", arguments: [Double.nan, .infinity, -.infinity])
  func strange(value: Double) {
    var axes = valuators(ScrollAxis(number: 3, axis: .vertical, increment: 120, value: 600))

    #expect(axes.turn([AxisValue(number: 3, value: value)], of: 7, serial: 0) == nil)
    #expect(axes.turn([AxisValue(number: 3, value: 660)], of: 7, serial: 0) == Vector(dy: 60))
  }
}
