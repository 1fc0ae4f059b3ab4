import DetentControls
import DetentCore
import DetentTesting
import DetentUI

/// A strip alone in a window of 300 × 44 points.
@MainActor
struct StripScene {
  let strip: TabStrip
  let stage: Stage
  var scroller: PageScroller { strip.scroller }

  init(_ count: Int, title: String = "Tab", direction: LayoutDirection = .leftToRight, width: Double = 300)
    throws
  {
    strip = TabStrip(scroller: PageScroller(count: count))
    strip.title = { "\(title) \($0)" }
    stage = try Stage(strip, size: Size(width: width, height: 44), direction: direction)
    stage.settle()
    stage.forgetFrames()
  }

  func middle(_ tab: Int) -> Point { Point(x: strip.tabFrame(at: tab).midX, y: 20) }
}
