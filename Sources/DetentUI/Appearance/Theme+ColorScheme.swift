extension Theme {
  /// The built-in theme of a kind of colours.
  public init(_ scheme: ColorScheme) {
    self =
      switch scheme {
      case .light: .light
      case .dark: .dark
      case .highContrast: .highContrast
      }
  }
}
