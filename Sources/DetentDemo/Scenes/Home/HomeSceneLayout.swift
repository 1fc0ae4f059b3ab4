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

  init(size: Size, place: HomePlace, metrics: Metrics) {
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
    // A scene has its own margin around its card; half of it is enough below the head.
    let sliderTop = rest.minY - margin + 1.5 * metrics.grid
    slider = Rect(
      x: 0, y: sliderTop, width: size.width,
      height: min(Self.sliderHeight, max(0, (size.height - sliderTop) / 2)))
    let cardTop = slider.maxY - margin + 2 * metrics.grid
    pagerCard = Rect(x: x, y: cardTop, width: width, height: max(0, size.height - cardTop - margin))
  }
}
