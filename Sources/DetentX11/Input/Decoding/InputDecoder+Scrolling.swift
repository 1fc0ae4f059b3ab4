import DetentCore
import DetentUI

extension InputDecoder {
  /// How far the axes of a device have gone on.
  ///
  /// What the server makes up of the notch of a wheel without values only brings the axes up to date: the button that
  /// follows is the notch.
  mutating func scrolled(_ report: PointerReport, in place: WindowPlace, at time: EventTime) -> [WindowEvent]
  {
    let source = report.origin.source
    guard let delta = valuators.turn(report.values, of: source, serial: report.origin.serial),
      !report.isEmulated
    else { return [] }
    let isTouchpad = touchpads.contains(source) || guess.isFinger(delta, of: source, at: time)
    // Fingers that are lifted report their axes once more, unmoved.
    guard delta != .zero || isTouchpad else { return [] }
    let scroll = ScrollEvent(
      location: place.point(report.origin), kind: isTouchpad ? .touchpad : .mouse, delta: delta,
      isEnd: delta == .zero, modifiers: report.origin.modifiers, time: time)
    return [.scroll(scroll)]
  }

  /// A notch by a button: that of a wheel, or made up by the server for programs that know no values.
  ///
  /// A notch that is made up counts where values do not: on a device without them, or before they are known.
  func notched(
    _ report: PointerReport, button: Int, by notch: Vector, in place: WindowPlace, at time: EventTime
  ) -> [WindowEvent] {
    let source = report.origin.source
    guard report.action == .press(button) else { return [] }
    let countsValues =
      valuators.scrolls(source, along: WheelButton.axis(button))
      && !valuators.isOutdated(report.origin.serial, of: source)
    guard !report.isEmulated || !countsValues else { return [] }
    let scroll = ScrollEvent(
      location: place.point(report.origin), kind: touchpads.contains(source) ? .touchpad : .mouse,
      delta: notch, modifiers: report.origin.modifiers, time: time)
    return [.scroll(scroll)]
  }
}
