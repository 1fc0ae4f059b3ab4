package import DetentControls

/// Whether the parts of a slider are drawn, or are pictures.
package enum ImageChoice: String, CaseIterable {
  case drawn
  case pictures

  package init(_ appearance: SliderAppearance) {
    var drawn = appearance
    drawn.removeImages()
    self = drawn == appearance ? .drawn : .pictures
  }
}
