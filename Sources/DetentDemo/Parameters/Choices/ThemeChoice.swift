internal import DetentUI

/// The themes.
enum ThemeChoice: String, CaseIterable {
  case light
  case dark
  case highContrast = "high-contrast"

  init(_ scheme: ColorScheme) {
    switch scheme {
    case .light: self = .light
    case .dark: self = .dark
    case .highContrast: self = .highContrast
    }
  }
}
