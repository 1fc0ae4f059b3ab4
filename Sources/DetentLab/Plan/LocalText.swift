/// A text in several languages, by their codes.
public struct LocalText: Sendable, Hashable {
  /// The texts.
  public var texts: [String: String]

  /// Creates a text.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// The text in a language; in English, or whatever there is, where it has none.
  public func text(in language: String) -> String {
    texts[language] ?? texts["en"] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
  }
}
