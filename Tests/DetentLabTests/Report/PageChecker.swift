/// Says what is wrong with a page that should be well-formed; nothing when it is.
struct PageChecker {
  private(set) var faults: [String] = []
  private(set) var ids: [String] = []
  private var open: [String] = []

  init(_ page: String) {
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      check(text: rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        faults.append("a tag is not closed")
        return
      }
      take(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    check(text: rest)
    if !open.isEmpty { faults.append("left open: \(open)") }
  }

  private mutating func check(text: Substring) {
    if text.contains(">") { faults.append("a bare > in \(text.prefix(40))") }
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    where !["amp;", "lt;", "gt;", "quot;", "#39;"].contains(where: part.hasPrefix) {
      faults.append("a bare & before \(part.prefix(20))")
    }
  }

  private mutating func take(tag: Substring) {
    if tag.hasPrefix("!") { return }
    let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
    if tag.hasPrefix("/") {
      if open.popLast() != name { faults.append("</\(name)> closes something else") }
      return
    }
    if !tag.count(where: { $0 == "\"" }).isMultiple(of: 2) { faults.append("quotes in <\(tag)>") }
    if let id = tag.split(separator: " id=\"").dropFirst().first?.prefix(while: { $0 != "\"" }) {
      ids.append(String(id))
    }
    check(text: tag)
    if !tag.hasSuffix("/") { open.append(name) }
  }
}
