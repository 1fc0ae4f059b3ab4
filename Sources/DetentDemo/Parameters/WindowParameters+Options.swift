internal import DetentCore
internal import DetentUI

extension WindowParameters.Standard {
  /// What the program starts with, and goes back to.
  init(options: DemoOptions, desktop: DesktopSettings) {
    self.init(
      theme: options.themeName.flatMap(ThemeChoice.init(rawValue:))
        ?? ThemeChoice(desktop.colorScheme ?? .light),
      language: Texts.Language(options: options),
      direction: options.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: options.scale ?? desktop.scale, reducesMotion: options.reducesMotion || !desktop.allowsAnimation)
  }
}
