internal import DetentCore
internal import DetentUI

/// Where the parts of a slider's scene lie in a window of any size; the little ones leave out what is only nice to have.
struct SliderSceneLayout {
  /// How large the parts are.
  struct Contents {
    /// The room that the slider needs across its track.
    var sliderThickness: Double
    /// How far a thumb's edge lies inside of the slider, which reaches that much into the padding so that the edge stands
    /// under the texts'.
    var sliderOverhang: Double
    /// The width of the count of ticks; 0 while nobody counts them.
    var countWidth = 0.0
    /// The height of the hint in a width.
    var hintHeight: (Double) -> Double = { _ in 20 }
  }

  let isCardRaised: Bool
  let isCompact: Bool
  let showsTitle: Bool
  let showsHint: Bool
  let usesDisplayFont: Bool
  private(set) var card = Rect.zero
  private(set) var title = Rect.zero
  /// Where the count of ticks stands: at the end of the first line that there is.
  private(set) var count = Rect.zero
  private(set) var value = Rect.zero
  private(set) var slider = Rect.zero
  private(set) var hint = Rect.zero

  /// The widest that the card becomes, in points.
  static let widestCard = 640.0
  private static let titleHeight = 20.0
  /// The height of a hint of one line, in points.
  private static let lineHeight = 20.0
  /// The least width of a scene with a card, in points; a vertical slider needs less.
  private static let leastWidth = 360.0
  private static let leastVerticalWidth = 216.0
  private static let leastHeight = 260.0
  /// The least height of a window with a vertical slider that has room for a hint too, in points.
  private static let leastHeightWithHint = 320.0
  /// The height that all but the slider and the hint takes, in points.
  private static let heightWithoutHint = 200.0

  private let axis: Axis
  private let metrics: Metrics
  private let contents: Contents
  private let hintHeight: Double

  /// Creates the layout of a window of a size, with a track along an axis.
  init(size: Size, axis: Axis, metrics: Metrics, contents: Contents) {
    (self.axis, self.metrics, self.contents) = (axis, metrics, contents)
    let isNarrow = size.width < Self.leastWidth
    isCompact =
      size.height < Self.leastHeight
      || (axis == .vertical ? size.width < Self.leastVerticalWidth : isNarrow)
    isCardRaised = !isCompact
    usesDisplayFont = !isCompact && !isNarrow
    showsTitle = !isCompact
    let width = min(size.width - 2 * metrics.margin, Self.widestCard) - 2 * metrics.margin
    hintHeight = isCompact ? 0 : max(Self.lineHeight, contents.hintHeight(max(0, width)))
    let room = size.height - contents.sliderThickness
    let isHigh =
      axis == .vertical
      ? size.height >= Self.leastHeightWithHint : room > Self.heightWithoutHint + hintHeight
    showsHint = !isCompact && !isNarrow && isHigh
    placeCard(in: size)
    placeContent()
  }

  private var valueHeight: Double { usesDisplayFont ? 44 : 24 }

  private mutating func placeCard(in size: Size) {
    guard isCardRaised else {
      card = Rect(size: size)
      return
    }
    let margin = metrics.margin
    let width = min(size.width - 2 * margin, Self.widestCard)
    let content =
      2 * margin + Self.titleHeight + valueHeight + 2 * metrics.grid + contents.sliderThickness
      + (showsHint ? 2 * metrics.grid + hintHeight : 0)
    let height = axis == .vertical ? size.height - 2 * margin : min(size.height - 2 * margin, content)
    card = Rect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
      height: height)
  }

  private mutating func placeContent() {
    let padding = isCardRaised ? metrics.margin : metrics.grid / 2
    let inner = Rect(size: card.size).inset(by: Insets(all: padding))
    var top = inner.minY
    if showsTitle {
      title = takeCount(from: Rect(x: inner.minX, y: top, width: inner.width, height: Self.titleHeight))
      top += Self.titleHeight
    }
    value = Rect(x: inner.minX, y: top, width: inner.width, height: valueHeight)
    if !showsTitle { value = takeCount(from: value) }
    top += valueHeight + (isCompact ? 0 : 2 * metrics.grid)
    var bottom = inner.maxY
    if showsHint {
      hint = Rect(x: inner.minX, y: bottom - hintHeight, width: inner.width, height: hintHeight)
      bottom -= hintHeight + metrics.grid
    }
    placeSlider(in: inner, top: top, room: max(0, bottom - top))
  }

  /// Gives the end of a line to the count of ticks, at most all of it, and returns what is left.
  private mutating func takeCount(from line: Rect) -> Rect {
    guard contents.countWidth > 0 else { return line }
    let width = min(contents.countWidth, line.width)
    count = Rect(x: line.maxX - width, y: line.minY, width: width, height: line.height)
    var rest = line
    rest.size.width = max(0, line.width - width - metrics.grid)
    return rest
  }

  private mutating func placeSlider(in inner: Rect, top: Double, room: Double) {
    let thickness = axis == .horizontal ? min(room, contents.sliderThickness) : room
    let overhang = isCardRaised && axis == .horizontal ? contents.sliderOverhang : 0
    slider = Rect(
      x: inner.minX - overhang, y: top + (room - thickness) / 2, width: inner.width + 2 * overhang,
      height: thickness)
  }
}
