extension TextLayout {
  private struct Key: Hashable {
    let text: String
    let font: Font
    let maximumWidth: Double?
    let alignment: TextAlignment
    let lines: TextLines
    let generation: Int

    /// The family of the font is long, and nearly always the same.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.size)
      hasher.combine(font.weight)
      hasher.combine(maximumWidth)
    }
  }

  /// Enough for some screens of labels: 512 short texts, or fewer long ones, about 1 MiB.
  @MainActor private static var cache = RecentCache<Key, TextLayout>(capacity: 512 * cheapest)

  /// How often a text had to be set since the program began, because the cache did not have it.
  @MainActor package private(set) static var missCount = 0

  /// What an empty text costs in the cache, in scalars.
  private static let cheapest = 64

  /// The layout of `text`, taken from the last ones used when it is among them.
  ///
  /// The cache holds about 512 short texts, fewer when they are long, and forgets those not used for longest.
  @MainActor
  public static func cached(
    _ text: String, font: Font, maximumWidth: Double? = nil, alignment: TextAlignment = .leading,
    lines: TextLines = .single
  ) -> TextLayout {
    let key = Key(
      text: text, font: font, maximumWidth: maximumWidth, alignment: alignment, lines: lines,
      generation: FontRegistry.generation)
    if let known = cache.value(for: key) { return known }
    missCount += 1
    let made = TextLayout(
      text, font: font, maximumWidth: maximumWidth, alignment: alignment, lines: lines)
    cache.insert(made, for: key, cost: cheapest + text.utf8.count)
    return made
  }
}
