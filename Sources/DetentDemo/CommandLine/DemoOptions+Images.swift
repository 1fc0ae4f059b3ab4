internal import DetentControls
internal import DetentGraphics

extension DemoOptions {
  /// Where the pictures are that may take the place of drawn parts; nil where there are none.
  @MainActor
  var imageFolder: String? { images ?? ResourceFolder.images }

  /// Gives a slider the pictures that the command line names.
  ///
  /// - Throws: ``UsageError/unusable(option:reason:allowed:)`` for a folder that is not there or a picture that is broken.
  func takeImages(into appearance: inout SliderAppearance) throws(UsageError) {
    guard let images else { return }
    do {
      try appearance.loadImages(fromFolder: images)
    } catch {
      let sentence = "\(error)"
      throw .unusable(
        option: "--images", reason: sentence.prefix(1).lowercased() + sentence.dropFirst(),
        allowed: "a folder with PNG pictures such as thumb.png")
    }
  }
}
