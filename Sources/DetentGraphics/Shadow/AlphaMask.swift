/// Coverage, one byte for each pixel: 0 is outside, 255 inside.
struct AlphaMask: Sendable, Equatable {
  /// The number of columns, a multiple of 4 as cairo wants rows to be.
  let width: Int

  /// The number of rows.
  let height: Int

  /// Row by row from the top left.
  private(set) var coverage: [UInt8]

  /// Takes the alpha of `bitmap`, whose width must be a multiple of 4.
  init(alphaOf bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    coverage = bitmap.pixels.map { UInt8($0 >> 24) }
  }

  /// Smooths by a Gaussian of `sigma` pixels, made of three box filters.
  ///
  /// The error against the true Gaussian is about 3 %. Source: P. Kovesi, "Fast Almost-Gaussian Filtering", 2010.
  ///
  /// - Complexity: linear in the number of pixels, whatever `sigma` is.
  mutating func blur(sigma: Double) {
    for radius in Self.boxRadii(sigma: sigma) where radius > 0 {
      let turned = Self.boxBlurred(coverage, width: width, height: height, radius: radius)
      coverage = Self.boxBlurred(turned, width: height, height: width, radius: radius)
    }
  }

  /// The radii of three boxes, each 2 · radius + 1 pixels wide, whose variances add up to sigma².
  static func boxRadii(sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    let small = (ideal - 1) / 2
    let radius = small.rounded(.down)
    let width = 2 * radius + 1
    let count = (12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    let smaller = Int(min(max(count.rounded(), 0), 3))
    return (0..<3).map { Int(radius) + ($0 < smaller ? 0 : 1) }
  }

  /// The average along each row, with rows and columns exchanged in the result.
  private static func boxBlurred(_ source: [UInt8], width: Int, height: Int, radius: Int) -> [UInt8] {
    var target = [UInt8](repeating: 0, count: source.count)
    let size = 2 * radius + 1
    for row in 0..<height {
      let start = row * width
      var sum = source[start..<start + min(radius, width)].reduce(0) { $0 + Int($1) }
      for column in 0..<width {
        if column + radius < width { sum += Int(source[start + column + radius]) }
        target[column * height + row] = UInt8((sum + radius) / size)
        if column >= radius { sum -= Int(source[start + column - radius]) }
      }
    }
    return target
  }
}
