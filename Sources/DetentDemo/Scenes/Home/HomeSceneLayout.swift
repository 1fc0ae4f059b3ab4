internal import DetentCore
internal import DetentUI

/// Where the parts of the front page lie: the head stays where it is, wherever one goes.
struct HomeSceneLayout {
  let title: Rect
  let subtitle: Rect
  let navigation: Rect
  /// Where a slider's scene is.
  private(set) var slider = Rect.zero
  private(set) var pagerCard = Rect.zero

  /// The most that the slider takes of the height of the overview, in points.
  private static let sliderHeight = 280.0
  private static let titleHeight = 28.0
  private static let subtitleHeight = 18.0

  /// The part of the width that a vertical slider takes beside the pager, and the most of it, in points.
  private static let sliderShare = 0.4
  private static let sliderWidth = 280.0

  init(size: Size, place: HomePlace, metrics: Metrics, sliderAxis: Axis) {
    let margin = metrics.margin
    let width = min(max(0, size.width - 2 * margin), SliderSceneLayout.widestCard)
    let x = ((size.width - width) / 2).rounded()
    title = Rect(x: x, y: margin - metrics.grid, width: width, height: Self.titleHeight)
    subtitle = Rect(x: x, y: title.maxY, width: width, height: Self.subtitleHeight)
    navigation = Rect(x: x, y: subtitle.maxY + metrics.grid, width: width, height: metrics.touchTarget)
    let rest = Rect(
      x: 0, y: navigation.maxY, width: size.width, height: max(0, size.height - navigation.maxY))
    slider = rest
    let gap = min(metrics.grid, rest.height)
    pagerCard = rest.inset(by: Insets(top: gap))
    guard place == .overview else { return }
    switch sliderAxis {
    case .horizontal: stack(in: size, metrics)
    case .vertical: placeSideBySide(in: size, metrics)
    }
  }

  /// A scene has its own margin around its card; half of it is enough below the head.
  private mutating func stack(in size: Size, _ metrics: Metrics) {
    let margin = metrics.margin
    let sliderTop = navigation.maxY - margin + 1.5 * metrics.grid
    slider = Rect(
      x: 0, y: sliderTop, width: size.width,
      height: min(Self.sliderHeight, max(0, (size.height - sliderTop) / 2)))
    let cardTop = slider.maxY - margin + 2 * metrics.grid
    pagerCard = Rect(
      x: title.minX, y: cardTop, width: title.width, height: max(0, size.height - cardTop - margin))
  }

  /// Below the pager, or above it, a vertical track would have no length.
  private mutating func placeSideBySide(in size: Size, _ metrics: Metrics) {
    let margin = metrics.margin
    let sliderTop = navigation.maxY - margin + 1.5 * metrics.grid
    let card = min((title.width * Self.sliderShare).rounded(), Self.sliderWidth)
    slider = Rect(
      x: title.minX - margin, y: sliderTop, width: card + 2 * margin, height: max(0, size.height - sliderTop))
    let left = title.minX + card + 2 * metrics.grid
    let top = sliderTop + margin
    pagerCard = Rect(
      x: left, y: top, width: max(0, title.maxX - left), height: max(0, size.height - top - margin))
  }
}
