extension Texts {
  /// The texts in the language that the command line asks for, or else the environment.
  init(options: DemoOptions) { self.init(Language(locale: options.locale ?? Self.localeOfEnvironment)) }

  /// The locale that the environment names, in the order of POSIX.
  private static var localeOfEnvironment: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first { !$0.isEmpty }
  }
}
