public import DetentCore

extension Image {
  /// A column of a picture that is to lie at a place, as far as the parts on both sides of it give.
  public struct Anchor: Sendable, Hashable {
    /// Where the column is in the picture, in points from its left edge.
    public var column: Double
    /// Where it is to be drawn.
    public var x: Double

    /// Creates an anchor.
    public init(column: Double, x: Double) {
      self.column = column
      self.x = x
    }
  }

  /// The same picture, of which only these parts give when it is drawn larger or smaller than it is.
  ///
  /// The rest keeps its size, unless the rectangle is too small for it; the parts share what is left in proportion to
  /// their own extents. Parts outside of the picture, and empty ones, do not count; without any, all of it gives.
  ///
  /// - Parameters:
  ///   - columns: The parts that give horizontally, in points from the left edge.
  ///   - rows: The parts that give vertically, in points from the top edge.
  /// - Returns: A copy, which shares the pixels.
  public func stretching(columns: [ClosedRange<Double>], rows: [ClosedRange<Double>]) -> Image {
    var image = self
    image.columns = StretchAxis(length: size.width, parts: columns)
    image.rows = StretchAxis(length: size.height, parts: rows)
    return image
  }

  /// The same picture, of which only the middle gives; `insets` are the edges that keep their size.
  public func resizable(withCapInsets insets: Insets) -> Image {
    func middle(_ start: Double, _ end: Double) -> [ClosedRange<Double>] { start < end ? [start...end] : [] }
    return stretching(
      columns: middle(insets.left, size.width - insets.right),
      rows: middle(insets.top, size.height - insets.bottom))
  }

  /// Whether some of it keeps its size whatever it is drawn into.
  var isRigid: Bool { columns != StretchAxis(length: size.width) || rows != StretchAxis(length: size.height) }

  /// The parts that give horizontally, in points from the left edge, in order; all of it when nothing else was said.
  public var stretchableColumns: [ClosedRange<Double>] { columns.parts }

  /// The parts that give vertically, in points from the top edge, in order; all of it when nothing else was said.
  public var stretchableRows: [ClosedRange<Double>] { rows.parts }
}
