internal import DetentCore

/// What a command line comes to.
enum ParsedCommandLine: Equatable {
  case run(DemoOptions)
  case help
  case version
}

/// Reads the command line.
enum CommandLineParser {
  /// Reads `arguments`, without the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommandLine {
    var options = DemoOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" { return .help }
      if argument == "--version" { return .version }
      let (name, attached) = split(argument)
      let entry = try entry(named: name, argument)
      let text = try value(of: name, entry, attached: attached, rest: &rest)
      try entry.apply(&options, OptionValue(option: name, text: text))
    }
    try check(options)
    if let gap = options.gap { options.collision = .keepApart(segments: gap) }
    return .run(options)
  }

  /// `--name=value` as well as `--name value`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private static func entry(named name: String, _ argument: String) throws(UsageError) -> OptionEntry {
    if let entry = OptionTable.entry(named: name) { return entry }
    guard argument.hasPrefix("-") else { throw .unexpectedArgument(argument) }
    throw .unknownOption(name, allowed: OptionTable.names)
  }

  private static func value(
    of name: String, _ entry: OptionEntry, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let allowed = entry.value else {
      if let attached { throw .illegalValue(option: name, value: attached, allowed: "no value") }
      return ""
    }
    guard let text = attached ?? rest.popFirst() else { throw .missingValue(option: name, allowed: allowed) }
    return text
  }

  private static func check(_ options: DemoOptions) throws(UsageError) {
    if options.isOffscreen, options.screenshot == nil {
      throw .needs(option: "--offscreen", other: "--screenshot")
    }
    if options.logsFrames, options.events == nil {
      throw .needs(option: "--events-frames", other: "--events")
    }
    if options.count != nil, options.stops != nil { throw .excludes(option: "--count", other: "--stops") }
    if options.pageCount != nil, options.tabs != nil { throw .excludes(option: "--pages", other: "--tabs") }
    if options.gap == nil { return }
    guard case .keepApart = options.collision else {
      throw .needs(option: "--gap", other: "--collision keep-apart")
    }
  }
}
