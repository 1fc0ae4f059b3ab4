/// A font family with size and weight.
public struct Font: Sendable, Hashable {
  /// How heavy the strokes are.
  public enum Weight: Int, Sendable, Hashable, CaseIterable {
    /// The weight of running text, 400.
    case regular = 400
    /// A little heavier, 500.
    case medium = 500
    /// Between medium and bold, 600.
    case semibold = 600
    /// Heavy, 700.
    case bold = 700
  }

  /// One family or several, separated by commas, the best first; a missing one is skipped.
  public let family: String

  /// The size of an em in points, within ``allowedSizes``.
  public let size: Double

  /// How heavy the strokes are.
  public let weight: Weight

  /// Whether all digits are equally wide, so that a changing number does not shake.
  public let hasTabularFigures: Bool

  /// The sizes that a font may have, in points: 1 … 512.
  public static let allowedSizes: ClosedRange<Double> = 1...512

  /// The families of ``system(size:weight:)``, the best first.
  public static let systemFamilies = "Detent Sans, Inter, Cantarell, Noto Sans, DejaVu Sans, sans-serif"

  /// Creates a font; `size` is limited to ``allowedSizes`` and 12 when it is not a number.
  public init(family: String, size: Double, weight: Weight = .regular, hasTabularFigures: Bool = false) {
    self.family = family
    self.size =
      size.isNaN ? 12 : min(max(size, Self.allowedSizes.lowerBound), Self.allowedSizes.upperBound)
    self.weight = weight
    self.hasTabularFigures = hasTabularFigures
  }

  /// The font of the interface.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(family: systemFamilies, size: size, weight: weight)
  }

  /// The same font with digits of one width.
  public func tabularFigures() -> Font {
    Font(family: family, size: size, weight: weight, hasTabularFigures: true)
  }
}
