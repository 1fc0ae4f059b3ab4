internal import DetentCore
internal import DetentLab
internal import DetentUI

/// The parameters of the window, and with it of everything that it shows.
@MainActor
struct WindowParameters {
  /// Whoever shows the parameters is in the window, and must not keep it.
  unowned let window: Window
  /// What the parameters are when nobody has changed them.
  let standard: Standard
  let language: () -> Texts.Language
  let speak: (Texts.Language) -> Void

  /// What the command line asks for, or else desktop and environment.
  struct Standard {
    var theme: ThemeChoice
    var language: Texts.Language
    var direction = LayoutDirection.leftToRight
    var scale: PixelScale
    var reducesMotion: Bool
  }

  var group: ParameterGroup {
    ParameterGroup(
      widget: "window", name: "window",
      parameters: [theme, spokenLanguage, direction, scale, reducedMotion], isGeneral: true)
  }

  private var theme: Parameter {
    .choice("theme", standard: standard.theme) {
      ThemeChoice(rawValue: window.currentTheme.name) ?? .light
    } set: { choice in
      if let theme = Theme.all.first(where: { $0.name == choice.rawValue }) { window.currentTheme = theme }
    }
  }

  private var spokenLanguage: Parameter {
    .choice("language", standard: standard.language) {
      language()
    } set: {
      speak($0)
    }
  }

  private var direction: Parameter {
    .choice("direction", standard: DirectionChoice(standard.direction)) {
      DirectionChoice(window.currentLayoutDirection)
    } set: {
      window.currentLayoutDirection = $0.direction
    }
  }

  private var scale: Parameter {
    .amount(
      "scale", Self.scales, .init(limits: PixelScale.allowed, step: 0.25, digits: 2, unit: .scale),
      standard: standard.scale.factor
    ) {
      window.scale.factor
    } set: { factor in
      if let scale = PixelScale(factor) { window.setScale(scale) }
    }
  }

  /// The scales to choose from: a window of more is larger than most screens.
  private static let scales = [0.5, 1, 1.25, 1.5, 2, 3]

  private var reducedMotion: Parameter {
    .toggle("reduced-motion", standard: standard.reducesMotion) {
      window.prefersReducedMotion
    } set: {
      window.prefersReducedMotion = $0
    }
  }
}
