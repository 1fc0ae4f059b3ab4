import DetentCore

/// Brings SVG pictures into a page.
enum SVGPage {
  /// The picture without the head of its own document, with a name for those who do not see it.
  ///
  /// Names within the picture get `prefix` in front, since several pictures share the page.
  static func inlined(_ picture: String, label: String, prefix: String) -> String {
    let start = "<svg"
    let inside = picture.pieces(between: start).dropFirst()
    guard !inside.isEmpty else { return "" }
    let body = ["id=\"", "url(#", "href=\"#"].reduce(inside.joined(separator: start)) { text, mark in
      text.pieces(between: mark).joined(separator: mark + prefix)
    }
    return "<svg role=\"img\" aria-label=\"\(label)\"" + body
  }
}
