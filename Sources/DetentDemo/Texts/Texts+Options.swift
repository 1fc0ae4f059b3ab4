extension Texts {
  /// The texts in the language that the command line asks for, or else the environment.
  init(options: DemoOptions) { self.init(Language(options: options)) }
}

extension Texts.Language {
  /// The language that the command line asks for, or else the environment.
  init(options: DemoOptions) { self = options.locale.map { Self(locale: $0) } ?? .ofEnvironment }

  /// The language of the locale that the environment names, in the order of POSIX.
  static var ofEnvironment: Self {
    Self(locale: ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first { !$0.isEmpty })
  }
}
