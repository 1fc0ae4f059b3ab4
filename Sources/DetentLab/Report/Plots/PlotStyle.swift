internal import DetentGraphics

/// The looks of all plots: made for paper, light, with as little ink as it takes.
enum PlotStyle {
  /// Words and axes.
  static let ink = Color(hex: 0x27313B)
  /// What stands back: units, tick labels.
  static let quiet = Color(hex: 0x66727F)
  /// The lines behind the data.
  static let grid = Color(hex: 0xE4E8EC)
  /// Zones behind the data.
  static let zone = Color(hex: 0xF1F4F7)
  /// A mark that is hollow, and the halo of a label.
  static let paper = Color.white

  /// Colours that also the colour-blind tell apart, one for each variant.
  private static let variants = [0x2B6CB0, 0xC2571A, 0x2F855A, 0x7B4FA6].map { Color(hex: $0) }

  /// The colour of a variant by its place in the plan.
  static func color(_ index: Int) -> Color { variants[max(index, 0) % variants.count] }

  static let label = Font.system(size: 10).tabularFigures()
  static let title = Font.system(size: 11, weight: .semibold)

  /// Thin lines: axes and grids.
  static let hairline = 0.75
  /// Lines of data.
  static let line = 1.25
  /// Lines that sum up.
  static let heavy = 2.75
  /// The radius of a mark.
  static let mark = 3.0
  /// From an axis to what is written beside it.
  static let gap = 6.0
}
