extension Texts {
  /// The texts in the language that the command line asks for, or else the environment.
  init(options: DemoOptions) { self.init(options.locale.map { Language(locale: $0) } ?? .ofEnvironment) }
}

extension Texts.Language {
  /// The language of the locale that the environment names, in the order of POSIX.
  static var ofEnvironment: Self {
    Self(locale: ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first { !$0.isEmpty })
  }
}
