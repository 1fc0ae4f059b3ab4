/// Brings SVG pictures into a page.
enum SVGPage {
  /// The picture without the head of its own document, with a name for those who do not see it.
  ///
  /// Names within the picture get `prefix` in front, since several pictures share the page.
  static func inlined(_ picture: String, label: String, prefix: String) -> String {
    guard let start = picture.ranges(of: "<svg").first else { return "" }
    let body = ["id=\"", "url(#", "href=\"#"].reduce(String(picture[start.upperBound...])) { text, mark in
      text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: mark + prefix)
    }
    return "<svg role=\"img\" aria-label=\"\(label)\"" + body
  }
}
