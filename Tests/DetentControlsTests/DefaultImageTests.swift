import DetentControls
import DetentGraphics
import DetentTesting
import Testing

@Suite("The default images")
@MainActor
struct DefaultImageTests {
  /// Recorded as all pictures are: with `RECORD_SNAPSHOTS=1`, which fails.
  @Test("They are what is drawn here", arguments: DefaultImage.allCases, [1, 2])
  func drawn(image: DefaultImage, scale: Int) throws {
    try Picture.compare(image.bitmap(scale: scale), withFile: image.path(scale: scale))
  }
}
