internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension Stage {
  /// Compares what the window shows, pixel by pixel, with `Snapshots/<name>@<scale>x.png` beside the test's file.
  ///
  /// With `RECORD_SNAPSHOTS=1` in the environment the picture is written and the comparison fails, so that nobody
  /// takes a recording for a passed test. A mismatch leaves `.new.png` and `.diff.png` there.
  ///
  /// - Throws: ``PictureError``.
  public func compareWithBaseline(_ name: String, file: String = #filePath) throws(PictureError) {
    let baseline = Baseline(name: name, scale: surface.scale.factor, file: file)
    try baseline.check(try picture())
  }
}
