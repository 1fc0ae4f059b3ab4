/// A plot with what has to be known to read it.
struct ReportFigure: Sendable {
  /// What the plot shows.
  var title: String
  /// How to read it.
  var caption: String
  /// What is drawn.
  var plot: any Plot
}
