import DetentCore
import DetentUI

/// The name of a desktop's theme, by which alone it tells what its colours are like.
///
/// No standard says how themes are named, so this follows what themes do: `Adwaita-dark`, `Mint-Y-Dark-Aqua`,
/// `Adwaita:dark`, `HighContrastInverse`. `Arc-Darker` is light but for its title bars.
struct ThemeName: Sendable, Hashable {
  let text: String

  /// What the name says; nil when it is empty, or when it is that of a theme like any other.
  var decisiveScheme: ColorScheme? {
    let words = words
    let name = words.joined()
    if ["highcontrast", "contrasthigh"].contains(where: { name.pieces(between: $0).count > 1 }) {
      return .highContrast
    }
    return words.contains { ["dark", "darkest"].contains($0) } ? .dark : nil
  }

  /// The parts of the name in lower case; a capital after a small letter begins another one.
  private var words: [String] {
    var words = [""]
    var previous: Character = " "
    for character in text {
      let isInside = character.isLetter || character.isNumber
      if !isInside || (character.isUppercase && previous.isLowercase) { words.append("") }
      if isInside { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    return words
  }
}
