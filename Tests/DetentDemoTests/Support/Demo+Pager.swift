import DetentCore
import DetentGraphics
import DetentUI
import Testing
import X11TestSupport

extension Demo {
  /// The pager scene, with pages of 500 × 296 points.
  static func pager(_ options: String..., on screen: Screen? = nil) throws -> Demo {
    try Demo(options: ["--scene", "pager", "--size", "500x340"] + options, on: screen)
  }

  /// The newest layout of the pager.
  func pagerLayout() throws -> LogLine {
    guard let line = log.last(where: { $0.type == "layout" && $0.text("widget") == "pager" }) else {
      throw Missing(description: "no layout of the pager yet")
    }
    return line
  }

  func container() throws -> Rect { try pagerLayout().rect("container") }

  /// Where a tab was at the newest layout.
  func tab(_ index: Int) throws -> Rect {
    let tabs: [[Double]] = try pagerLayout()["tabs"] ?? []
    guard tabs.indices.contains(index), tabs[index].count == 4 else {
      throw Missing(description: "no tab \(index)")
    }
    return Rect(x: tabs[index][0], y: tabs[index][1], width: tabs[index][2], height: tabs[index][3])
  }

  func tap(_ tab: Int) throws {
    let frame = try self.tab(tab)
    press(at: Point(x: frame.midX, y: frame.midY - 4))
    release()
  }

  /// Presses and drags so that so many pages of larger index come, counted from where the slop was crossed; holds there.
  func hold(_ pages: Double, along axis: Axis = .horizontal, isMirrored: Bool = false, steps: Int = 8) throws
  {
    let container = try container()
    var way = Vector.zero
    way[axis] = -pages * container.size[axis] * (isMirrored ? -1 : 1)
    var start = Point(x: container.midX, y: container.midY) + way * -0.5
    // Below the slider of the second page.
    if axis == .horizontal { start.y += container.height / 4 }
    press(at: start)
    let slop = way * (10 / way.length)
    move(to: start + slop)
    move(to: start + slop + way, steps: steps)
  }

  /// Drags slowly: with a rest before the release, so that it has no velocity.
  func swipe(_ pages: Double, along axis: Axis = .horizontal, isMirrored: Bool = false) throws {
    try hold(pages, along: axis, isMirrored: isMirrored)
    try rest()
    release()
    try waits(for: "settled") { $0.text("widget") == "pager" }
    try catchesUp()
  }

  /// Lets the time pass after which a pointer has no velocity.
  func rest() throws {
    try catchesUp()
    _ = try staysSilent(for: 0.12)
  }

  /// Turns a page by the keyboard.
  func turnPage(_ name: String, times: Int = 1) {
    keyDown("Control_L")
    for _ in 0..<times {
      keyDown(name)
      keyUp(name)
    }
    keyUp("Control_L")
  }

  /// Every move since the counting began, such as "completed 0>1 swipe".
  var moves: [String] {
    heard("move").map { "\($0.text("phase")) \($0.integer("from"))>\($0.integer("to")) \($0.text("source"))" }
  }

  /// Where the pages came to rest: the newest line with all three indices alike.
  var settledPage: Int? {
    guard let line = log.last(where: { $0.type == "page" }) else { return nil }
    let page = line.integer("settled")
    return line.integer("current") == page && line.integer("target") == page ? page : nil
  }

  /// The scroll position that was told last.
  var position: Double { log.last { $0.type == "scroll" || $0.type == "page" }?.number("position") ?? .nan }

  /// The middle of the divider in the pixels, in points.
  func dividerMiddle() throws -> Double {
    let strip = try pagerLayout().rect("strip")
    let row = try screen.client.image(
      window, x: 0, y: Int((strip.maxY - 1.5) * scale), width: Int(strip.width * scale), height: 1)
    let accent = UInt(Theme.light.palette.accent.pixel) & 0xff_ffff
    let columns = row.indices.filter { row[$0] & 0xff_ffff == accent }
    guard let first = columns.first, let last = columns.last else { throw Missing(description: "no divider") }
    return Double(first + last + 1) / 2 / scale
  }

  /// Whether a page heard a will… before each did…, in turn, and is gone or there at the end.
  func isBalanced(_ page: Int) -> Bool {
    let states = log.filter { $0.type == "appearance" && $0.integer("index") == page }.map {
      $0.text("state")
    }
    var last = "didDisappear"
    let allowed = [
      "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear", "willAppear"],
    ]
    for state in states {
      guard allowed[last]?.contains(state) == true else { return false }
      last = state
    }
    return last.hasPrefix("did")
  }
}
