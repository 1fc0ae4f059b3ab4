internal import DetentControls
internal import DetentCore
internal import DetentUI

/// Writes what happens to the pager of the pager scene into the event log.
final class PagerSceneLog: PagerDelegate {
  private let log: EventLog
  private let widget = JSONValue.string("pager")
  private weak var strip: TabStrip?
  /// Called after the layout was written when nothing moves any more.
  var onSettle: (() -> Void)?
  /// The most tabs whose places are written.
  private static let mostTabs = 64

  init(_ log: EventLog, strip: TabStrip) {
    self.log = log
    self.strip = strip
  }

  func pager(_ pager: Pager, didBegin move: PageMove) { write(move, phase: "began") }

  func pager(_ pager: Pager, didScrollTo position: Double) {
    log.write("scroll", ["widget": widget, "position": .number(position)])
  }

  func pager(_ pager: Pager, didEnd move: PageMove, completed: Bool) {
    write(move, phase: completed ? "completed" : "cancelled")
  }

  func pager(_ pager: Pager, didChange report: PagerReport) { write(report) }

  func pager(_ pager: Pager, page index: Int, did phase: AppearancePhase) {
    log.write("appearance", ["index": .integer(index), "state": .string(phase.rawValue)])
  }

  func pager(_ pager: Pager, didPan pan: PanReading, phase: PanState) {
    log.writePan(pan, phase: phase, widget: widget)
  }

  func pagerDidSettle(_ pager: Pager) {
    log.write("settled", ["widget": widget])
    writeLayout(of: pager)
    onSettle?()
  }

  /// Where the three indices and the position are now.
  func writePage(_ scroller: PageScroller) { write(scroller.report) }

  /// Where strip, tabs and container are, in the window's coordinates.
  func writeLayout(of pager: Pager) {
    guard let strip else { return }
    let tabs = (0..<min(pager.scroller.count, Self.mostTabs)).map {
      strip.convertToWindow(strip.tabFrame(at: $0))
    }
    log.write(
      "layout",
      [
        "widget": widget, "strip": .rect(strip.convertToWindow(strip.bounds)),
        "tabs": .array(tabs.map(JSONValue.rect)),
        "container": .rect(pager.convertToWindow(pager.bounds)),
      ])
  }

  private func write(_ move: PageMove, phase: String) {
    log.write(
      "move",
      [
        "widget": widget, "phase": .string(phase), "from": .integer(move.from), "to": .integer(move.to),
        "source": .string(move.source.rawValue),
      ])
  }

  private func write(_ report: PagerReport) {
    log.write(
      "page",
      [
        "widget": widget, "current": .integer(report.current ?? -1), "target": .integer(report.target ?? -1),
        "settled": .integer(report.settled ?? -1), "position": .number(report.position),
        "source": .string(report.source.rawValue),
      ])
  }
}
