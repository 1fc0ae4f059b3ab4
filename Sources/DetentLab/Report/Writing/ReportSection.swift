/// A section of the report.
struct ReportSection: Sendable {
  /// The word by which links find it.
  var id: String
  /// Its heading.
  var title: String
  /// Its parts, in order.
  var blocks: [ReportBlock]
}
