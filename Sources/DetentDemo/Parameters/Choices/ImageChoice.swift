internal import DetentControls

/// Whether the parts of a slider are drawn, or are pictures.
enum ImageChoice: String, CaseIterable {
  case drawn
  case pictures

  init(_ appearance: SliderAppearance) {
    var drawn = appearance
    drawn.removeImages()
    self = drawn == appearance ? .drawn : .pictures
  }
}
