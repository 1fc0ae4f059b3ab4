import DetentCore
import Testing

/// A way in which pages can lie.
struct PagerLayout: Sendable, CustomTestStringConvertible {
  let axis: Axis
  let direction: LayoutDirection

  static let all = [
    PagerLayout(axis: .horizontal, direction: .leftToRight),
    PagerLayout(axis: .horizontal, direction: .rightToLeft),
    PagerLayout(axis: .vertical, direction: .leftToRight),
  ]

  var testDescription: String {
    axis == .vertical ? "vertical" : direction == .leftToRight ? "left to right" : "right to left"
  }
}

extension PagerScene {
  convenience init(
    _ count: Int = 3, _ layout: PagerLayout, configure: (NotedController) -> Void = { _ in }
  ) throws {
    try self.init(count, axis: layout.axis, direction: layout.direction, configure: configure)
  }
}
