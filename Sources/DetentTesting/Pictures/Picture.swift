public import DetentGraphics

/// Compares pictures pixel by pixel.
public enum Picture {
  /// A pixel that is not the same in two pictures.
  public struct Difference: Sendable, Hashable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int
  }

  /// Compares `picture`, pixel by pixel, with the PNG file at `path`, which may be a file that the project ships.
  ///
  /// With `RECORD_SNAPSHOTS=1` in the environment the file is written and the comparison fails.
  ///
  /// - Throws: ``PictureError``.
  public static func compare(_ picture: Bitmap, withFile path: String) throws(PictureError) {
    try Baseline(path: path).check(picture)
  }

  /// The pixels that differ, row by row; those that only one of the pictures has are among them.
  ///
  /// - Parameters:
  ///   - first: One picture.
  ///   - second: The other one.
  ///   - tolerance: By how much each part of a colour may differ, out of 255; 0 by default.
  /// - Returns: The places of the pixels; none when the pictures are the same.
  public static func differences(_ first: Bitmap, _ second: Bitmap, tolerance: Int = 0) -> [Difference] {
    if first == second { return [] }
    var found: [Difference] = []
    for y in 0..<max(first.height, second.height) {
      for x in 0..<max(first.width, second.width) where !isSame(first, second, x, y, tolerance) {
        found.append(Difference(x: x, y: y))
      }
    }
    return found
  }

  /// `first` paled, with `differences` in red.
  static func marked(_ first: Bitmap, _ differences: [Difference]) -> Bitmap {
    var marked = first
    for y in 0..<first.height {
      for x in 0..<first.width {
        marked[x, y] = first.color(x: x, y: y).mixed(with: .white, fraction: 0.75).pixel
      }
    }
    for difference in differences { marked[difference.x, difference.y] = Color(hex: 0xFF0000).pixel }
    return marked
  }

  private static func isSame(_ first: Bitmap, _ second: Bitmap, _ x: Int, _ y: Int, _ tolerance: Int) -> Bool
  {
    let isInside = x < first.width && x < second.width && y < first.height && y < second.height
    return isInside && (first[x, y] == second[x, y] || isNear(first[x, y], second[x, y], tolerance))
  }

  private static func isNear(_ first: UInt32, _ second: UInt32, _ tolerance: Int) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      abs(Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF)) <= tolerance
    }
  }
}
