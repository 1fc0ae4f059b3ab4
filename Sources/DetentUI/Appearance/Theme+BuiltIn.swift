internal import DetentGraphics

extension Theme {
  /// Dark text on a light ground.
  public static let light = Theme(
    name: "light",
    palette: Palette(
      background: Color(hex: 0xF4F4F7), surface: .white, surfaceBorder: Color(hex: 0xE6E6EC),
      text: Color(hex: 0x1D1D24), secondaryText: Color(hex: 0x62626E), accent: Color(hex: 0xB84A00),
      controlBorder: Color(hex: 0x85858F), error: Color(hex: 0xB3261E),
      track: Color(hex: 0xDFDEE4), trackBorder: Color(hex: 0x8A8A94), trackFill: Color(hex: 0xFF9800),
      trackFillBorder: Color(hex: 0xC96000),
      stopMark: Color(hex: 0xF8F8FA), selectedStopMark: .clear,
      thumb: Color(hex: 0xE65100), thumbBorder: .white,
      bubble: Color(hex: 0x2A2A33), bubbleText: .white,
      shadow: Color(red: 0.1, green: 0.1, blue: 0.2, alpha: 0.22), focusRing: Color(hex: 0x2563EB)))

  /// Light text on a dark ground.
  public static let dark = Theme(
    name: "dark",
    palette: Palette(
      background: Color(hex: 0x131317), surface: Color(hex: 0x1E1E24), surfaceBorder: Color(hex: 0x2B2B33),
      text: Color(hex: 0xF3F3F7), secondaryText: Color(hex: 0xA3A3B0), accent: Color(hex: 0xFFB74D),
      controlBorder: Color(hex: 0x767684), error: Color(hex: 0xFF8A80),
      track: Color(hex: 0x3D3D48), trackBorder: Color(hex: 0x767684), trackFill: Color(hex: 0xFF9800),
      trackFillBorder: Color(hex: 0xFF9800),
      stopMark: Color(hex: 0x6A6A78), selectedStopMark: .clear,
      thumb: Color(hex: 0xFFB74D), thumbBorder: Color(hex: 0x1E1E24),
      bubble: Color(hex: 0xF3F3F7), bubbleText: Color(hex: 0x1D1D24),
      shadow: Color(red: 0, green: 0, blue: 0, alpha: 0.5), focusRing: Color(hex: 0x7DB2FF)))

  /// Black on white with edges around everything that can be worked.
  public static let highContrast: Theme = {
    var theme = Theme(
      name: "high-contrast",
      palette: Palette(
        background: .white, surface: .white, surfaceBorder: .black, text: .black, secondaryText: .black,
        accent: Color(hex: 0x0033CC), controlBorder: .black, error: Color(hex: 0xB00020), track: .white,
        trackBorder: .black, trackFill: Color(hex: 0x0033CC), trackFillBorder: .black,
        stopMark: .black, selectedStopMark: .white, thumb: .black, thumbBorder: .white, bubble: .black,
        bubbleText: .white, shadow: .clear, focusRing: Color(hex: 0xB00020)))
    theme.metrics.focusRingWidth = 3
    theme.metrics.borderWidth = 2
    return theme
  }()

  /// The themes that exist.
  public static let all = [light, dark, highContrast]
}
