public import DetentCore

/// A picture of a size in points, held in one or several resolutions.
///
/// Two images are equal when one is a copy of the other and they stretch alike; loading a file twice makes two
/// different images. So comparing costs the same whatever the size.
public struct Image: Sendable, Hashable {
  /// One resolution of a picture.
  public struct Representation: Sendable {
    /// The pixels.
    public let bitmap: Bitmap

    /// How many of them make one point, greater than 0.
    public let scale: Double
  }

  private final class Storage: Sendable {
    let representations: [Representation]

    init(_ representations: [Representation]) { self.representations = representations }
  }

  private let storage: Storage

  /// The resolutions, lowest scale first; never empty.
  public var representations: [Representation] { storage.representations }

  /// The extent in points.
  public let size: Size

  /// What gives horizontally.
  var columns: StretchAxis
  /// What gives vertically.
  var rows: StretchAxis

  /// Creates an image of one bitmap with `scale` pixels per point; 1 by default, limited to 0.01 … 100.
  public init(bitmap: Bitmap, scale: Double = 1) {
    let limited = scale.isNaN ? 1 : min(max(scale, 0.01), 100)
    self.init(base: Representation(bitmap: bitmap, scale: limited), others: [])
  }

  private init(base: Representation, others: [Representation]) {
    size = Size(
      width: Double(base.bitmap.width) / base.scale, height: Double(base.bitmap.height) / base.scale)
    columns = StretchAxis(length: size.width)
    rows = StretchAxis(length: size.height)
    storage = Storage(([base] + others).sorted { $0.scale < $1.scale })
  }

  /// Reads the PNG file at `path` and, when it is there, the double resolution beside it, `name@2x.png`.
  ///
  /// - Throws: what ``Bitmap/init(pngFile:)`` throws, for either file; that `name@2x.png` is missing is no error.
  public init(pngFile path: String) throws(GraphicsError) {
    let base = Representation(bitmap: try Bitmap(pngFile: path), scale: 1)
    self.init(base: base, others: try Self.double(of: path))
  }

  private static func double(of path: String) throws(GraphicsError) -> [Representation] {
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    do {
      return [Representation(bitmap: try Bitmap(pngFile: stem + "@2x.png"), scale: 2)]
    } catch .fileMissing {
      return []
    }
  }

  /// The representation to draw with `factor` device pixels per point: the smallest that is large enough, else the
  /// largest.
  func representation(for factor: Double) -> Representation? {
    representations.first { $0.scale >= factor - 0.01 } ?? representations.last
  }

  /// The colour of the pixel in the middle, which tells what text can be read on the picture.
  public var middleColor: Color {
    guard let bitmap = representations.last?.bitmap else { return .clear }
    return bitmap.color(x: bitmap.width / 2, y: bitmap.height / 2)
  }

  /// Whether the two are copies of the same image.
  public static func == (first: Image, second: Image) -> Bool {
    first.storage === second.storage && first.columns == second.columns && first.rows == second.rows
  }

  /// Hashes the identity, not the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
