internal import DetentCore
public import DetentGraphics

extension SliderAppearance {
  /// Takes the pictures of a folder: `thumb.png`, `stop.png`, `selected-stop.png`, `bubble.png`, `merged-bubble.png`, each
  /// with `…@2x.png` where that is there.
  ///
  /// What has no file there is drawn. Bubbles are stretched between their corners, which are as large as ``bubbleRadius``
  /// says now, and their pointer, which is in the middle of the lower edge and as large as ``bubblePointerSize``.
  ///
  /// - Throws: What `Image.pictures(named:inFolder:)` throws; nothing has changed then.
  public mutating func loadImages(fromFolder folder: String) throws(GraphicsError) {
    let parts = Self.imageParts
    let pictures = try Image.pictures(named: parts.map(\.name), inFolder: folder)
    for (name, image) in parts { self[keyPath: image] = pictures[name] }
    bubbleImage = bubbleImage.map(stretchingBubble)
    mergedBubbleImage = mergedBubbleImage.map(stretchingBubble)
  }

  /// Goes back to drawn shapes for everything.
  public mutating func removeImages() {
    for (_, image) in Self.imageParts { self[keyPath: image] = nil }
  }

  private static var imageParts: [(name: String, image: WritableKeyPath<SliderAppearance, Image?>)] {
    [
      ("thumb", \.thumbImage), ("stop", \.stopMarkImage), ("selected-stop", \.selectedStopMarkImage),
      ("bubble", \.bubbleImage), ("merged-bubble", \.mergedBubbleImage),
    ]
  }

  private func stretchingBubble(_ image: Image) -> Image {
    func between(_ start: Double, _ end: Double) -> [ClosedRange<Double>] { start < end ? [start...end] : [] }
    let (width, height) = (image.size.width, image.size.height)
    let (middle, half) = (width / 2, bubblePointerSize.width / 2)
    return image.stretching(
      columns: between(bubbleRadius, middle - half) + between(middle + half, width - bubbleRadius),
      rows: between(bubbleRadius, height - bubblePointerSize.height - bubbleRadius))
  }
}
