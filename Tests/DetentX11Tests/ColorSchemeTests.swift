import DetentUI
import Testing

@testable import DetentX11

@Suite("Colours of a desktop")
struct ColorSchemeTests {
  @Test(
    "Names of dark themes are told from those of light ones",
    arguments: [
      "Adwaita-dark", "Adwaita:dark", "Yaru-dark", "Yaru-blue-dark", "Yaru-MATE-dark", "Breeze-Dark",
      "BreezeDark", "Mint-Y-Dark", "Mint-Y-Dark-Aqua", "Arc-Dark", "Greybird-dark", "adw-gtk3-dark",
      "Sweet-Dark-v40",
      "Matcha-dark-sea", "Flat-Remix-GTK-Blue-Darkest", "Solarized-Dark-Blue_2.0.4",
      "Orchis-Purple-Dark-Compact",
    ])
  func dark(name: String) { #expect(ThemeName(text: name).decisiveScheme == .dark) }

  @Test(
    "Names of themes for high contrast are known, dark or light",
    arguments: [
      "HighContrast", "HighContrastInverse", "ContrastHigh", "ContrastHighInverse", "HighContrast:dark",
    ]
  )
  func highContrast(name: String) { #expect(ThemeName(text: name).decisiveScheme == .highContrast) }

  @Test(
    "Other names say nothing of their colours",
    arguments: [
      "", "-", "Adwaita", "Yaru", "Breeze", "Mint-Y", "Mint-Y-Aqua", "Arc", "Arc-Darker", "Arc-Sun-Darker",
      "Greybird",
      "Default", "adw-gtk3", "Ambiant-MATE", "Sundarkar", "Darkness", "Tối",
    ])
  func other(name: String) { #expect(ThemeName(text: name).decisiveScheme == nil) }

  @Test(
    "The first that says something counts: the environment, the theme, the wish for dark colours",
    arguments: [
      (nil, nil, nil, nil), (nil, nil, 0, nil), (nil, nil, 1, .dark), (nil, "", 1, .dark),
      (nil, "", nil, nil),
      (nil, "Breeze", nil, .light), (nil, "Breeze", 0, .light), (nil, "Breeze", 1, .dark),
      (nil, "Breeze-Dark", 0, .dark), (nil, "HighContrast", 1, .highContrast),
      ("", "Adwaita-dark", nil, .dark), ("Adwaita", "Adwaita-dark", 1, .light),
      ("Adwaita:dark", "HighContrast", 0, .dark), ("HighContrast", "Adwaita-dark", 1, .highContrast),
    ] as [(String?, String?, Int32?, ColorScheme?)])
  func order(environment: String?, theme: String?, wish: Int32?, expected: ColorScheme?) {
    var builder = XSettingsTests.Builder()
    if let theme { builder.add("Net/ThemeName", string: theme) }
    if let wish { builder.add("Gtk/ApplicationPreferDarkTheme", integer: wish) }

    let sources = DesktopSources(environmentTheme: environment, settings: XSettings(builder.bytes))

    #expect(sources.resolved().colorScheme == expected)
  }
}
