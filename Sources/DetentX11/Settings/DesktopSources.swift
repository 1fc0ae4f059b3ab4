import DetentCore
import DetentUI

/// Everything that a desktop may say about itself, before it is weighed up.
struct DesktopSources: Sendable, Hashable {
  /// The environment's `GDK_SCALE`.
  var environmentScale: String?
  /// The environment's `GTK_THEME`, which overrules what the desktop publishes.
  var environmentTheme: String?
  /// What the settings daemon publishes.
  var settings = XSettings()
  /// The server's resource database, as text.
  var resources: String?

  /// The dots per inch at which one pixel is one point.
  static let standardDPI = 96.0
  /// `Xft/DPI` is published in 1024ths of a dot per inch.
  static let publishedDPIUnit = 1024.0

  /// Weighs up the sources.
  func resolved() -> DesktopSettings {
    var desktop = DesktopSettings(scale: scale, colorScheme: colorScheme)
    if let threshold = settings["Net/DndDragThreshold"], threshold > 0 {
      desktop.dragThreshold = Double(threshold)
    }
    if let time = settings["Net/DoubleClickTime"], time > 0 { desktop.doubleClickTime = Double(time) / 1000 }
    if let distance = settings["Net/DoubleClickDistance"], distance >= 0 {
      desktop.doubleClickDistance = Double(distance)
    }
    if let animates = settings["Gtk/EnableAnimations"] { desktop.allowsAnimation = animates != 0 }
    return desktop
  }

  /// The first usable answer: the environment, the daemon's window scale, its text resolution, the resource
  /// database's text resolution, 1.
  ///
  /// A window scale of exactly 1 is what a daemon publishes that knows whole scales alone, also where it enlarges text: then
  /// a text resolution above the standard one is the answer.
  private var scale: PixelScale {
    let textScale = settings["Xft/DPI"].map { Double($0) / Self.publishedDPIUnit / Self.standardDPI }
    let windowScale = settings["Gdk/WindowScalingFactor"].map { Double($0) }
    let factors: [Double?] = [
      environmentScale.flatMap { Double($0) },
      windowScale == 1 ? max(textScale ?? 1, 1) : windowScale,
      textScale,
      resource(named: "Xft.dpi").flatMap { Double($0) }.map { $0 / Self.standardDPI },
    ]
    return factors.lazy.compactMap { $0 }.compactMap { PixelScale($0) }.first ?? .one
  }

  /// The pointer shapes that the daemon publishes.
  var cursorTheme: CursorTheme {
    let name = settings.texts["Gtk/CursorThemeName"] ?? ""
    let size = settings["Gtk/CursorThemeSize"] ?? 0
    let scale = settings["Gdk/WindowScalingFactor"].flatMap { PixelScale(Double($0)) } ?? .one
    return CursorTheme(name: name.isEmpty ? nil : name, size: size > 0 ? size : nil, scale: scale)
  }

  /// The first that says something: the environment's theme, the published one, the published wish for dark colours.
  private var colorScheme: ColorScheme? {
    if let named = environmentTheme, !named.isEmpty { return ThemeName(text: named).decisiveScheme ?? .light }
    let published = settings.texts["Net/ThemeName"] ?? ""
    if let scheme = ThemeName(text: published).decisiveScheme { return scheme }
    if settings["Gtk/ApplicationPreferDarkTheme"] == 1 { return .dark }
    return published.isEmpty ? nil : .light
  }

  /// The value on the last line that names the resource, without the blanks around it.
  private func resource(named name: String) -> String? {
    let lines = (resources ?? "").split(separator: "\n")
    let values = lines.compactMap { line -> String? in
      guard let colon = line.firstIndex(of: ":"), trimmed(line[..<colon]) == name else { return nil }
      return trimmed(line[line.index(after: colon)...])
    }
    return values.last
  }

  private func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
