import DetentLab

extension ReportFiles {
  /// The report on the three; it is made once.
  static func report() throws -> LabReport {
    if let known { return known }
    let report = LabReport(files: try all())
    known = report
    return report
  }

  private static var known: LabReport?
}
