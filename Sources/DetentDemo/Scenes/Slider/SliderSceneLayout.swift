internal import DetentCore
internal import DetentUI

/// Where the parts of a slider's scene lie in a window of any size; the little ones leave out what is only nice to have.
struct SliderSceneLayout {
  let isCardRaised: Bool
  let isCompact: Bool
  let showsTitle: Bool
  let showsHint: Bool
  let usesDisplayFont: Bool
  private(set) var card = Rect.zero
  private(set) var title = Rect.zero
  private(set) var value = Rect.zero
  private(set) var slider = Rect.zero
  private(set) var hint = Rect.zero

  /// The widest that the card becomes, in points.
  static let widestCard = 640.0
  private static let titleHeight = 20.0

  /// Creates the layout of a window.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - axis: The direction of the track.
  ///   - metrics: The theme's distances.
  ///   - sliderThickness: The room that the slider needs across its track.
  ///   - sliderOverhang: How far a thumb's edge lies inside of the slider, which reaches that much into the padding so
  ///     that the edge stands under the texts'.
  init(size: Size, axis: Axis, metrics: Metrics, sliderThickness: Double, sliderOverhang: Double) {
    let room = size.height - sliderThickness
    hintHeight = axis == .vertical ? 36 : 20
    isCompact = size.width < 360 || size.height < 260
    isCardRaised = !isCompact
    usesDisplayFont = !isCompact
    showsTitle = !isCompact
    showsHint = !isCompact && (axis == .vertical ? size.height >= Self.leastHeightWithHint : room > 220)
    let margin = isCardRaised ? metrics.margin : 0
    let padding = isCardRaised ? metrics.margin : metrics.grid / 2
    placeCard(in: size, margin: margin, axis: axis, metrics: metrics, sliderThickness: sliderThickness)
    placeContent(
      padding: padding, axis: axis, metrics: metrics, sliderThickness: sliderThickness,
      sliderOverhang: sliderOverhang)
  }

  /// The least height of a window with a vertical slider that has room for a hint too, in points.
  private static let leastHeightWithHint = 320.0

  /// A narrow card, as a vertical slider has it, gives the hint two lines.
  private let hintHeight: Double

  private var valueHeight: Double { usesDisplayFont ? 44 : 24 }

  private mutating func placeCard(
    in size: Size, margin: Double, axis: Axis, metrics: Metrics, sliderThickness: Double
  ) {
    guard isCardRaised else {
      card = Rect(size: size)
      return
    }
    let width = min(size.width - 2 * margin, Self.widestCard)
    let content =
      2 * metrics.margin + (showsTitle ? Self.titleHeight : 0) + valueHeight + 2 * metrics.grid
      + sliderThickness
      + (showsHint ? 2 * metrics.grid + hintHeight : 0)
    let height = axis == .vertical ? size.height - 2 * margin : min(size.height - 2 * margin, content)
    card = Rect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
      height: height)
  }

  private mutating func placeContent(
    padding: Double, axis: Axis, metrics: Metrics, sliderThickness: Double, sliderOverhang: Double
  ) {
    let inner = Rect(size: card.size).inset(by: Insets(all: padding))
    var top = inner.minY
    if showsTitle {
      title = Rect(x: inner.minX, y: top, width: inner.width, height: Self.titleHeight)
      top += Self.titleHeight
    }
    value = Rect(x: inner.minX, y: top, width: inner.width, height: valueHeight)
    top += valueHeight + (isCompact ? 0 : 2 * metrics.grid)
    var bottom = inner.maxY
    if showsHint {
      hint = Rect(x: inner.minX, y: bottom - hintHeight, width: inner.width, height: hintHeight)
      bottom -= hintHeight + metrics.grid
    }
    let room = max(0, bottom - top)
    let thickness = axis == .horizontal ? min(room, sliderThickness) : room
    let overhang = isCardRaised && axis == .horizontal ? sliderOverhang : 0
    slider = Rect(
      x: inner.minX - overhang, y: top + (room - thickness) / 2, width: inner.width + 2 * overhang,
      height: thickness)
  }
}
