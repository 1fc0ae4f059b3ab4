internal import DetentLab

/// The words of a command line: a command, values and options.
struct LabArguments {
  let command: String
  private var values: [String] = []
  private var options: [(name: String, value: String)] = []

  /// The options that have a value after them.
  private static let valued = ["-o", "--set", "--trial", "--speed"]

  init(_ arguments: [String]) throws(LabToolError) {
    var rest = arguments[...]
    command = rest.popFirst() ?? ""
    while let argument = rest.popFirst() {
      if Self.valued.contains(argument) {
        guard let value = rest.popFirst() else { throw .missing("the value of \(argument)") }
        options.append((argument, value))
      } else if argument.hasPrefix("-") {
        options.append((argument, ""))
      } else {
        values.append(argument)
      }
    }
  }

  func has(_ option: String) -> Bool { options.contains { $0.name == option } }

  /// Refuses options that mean nothing here.
  func allow(_ names: [String]) throws(LabToolError) {
    if let other = options.first(where: { !names.contains($0.name) }) { throw .unexpected(other.name) }
  }

  /// The files, at least one.
  var files: [String] {
    get throws(LabToolError) {
      guard !values.isEmpty else { throw .missing("a file") }
      return values
    }
  }

  /// The only value.
  func only(_ what: String) throws(LabToolError) -> String {
    guard let first = values.first else { throw .missing(what) }
    guard values.count == 1 else { throw .unexpected(values[1]) }
    return first
  }

  /// The folder to write to.
  var folder: String {
    get throws(LabToolError) {
      guard let folder = options.last(where: { $0.name == "-o" })?.value else {
        throw .missing("the folder, -o DIR,")
      }
      return folder
    }
  }

  /// Parameters with values, as plans have them: a number, true or false, or else a word.
  var settings: [ParameterSetting] {
    get throws(LabToolError) {
      var settings: [ParameterSetting] = []
      for option in options where option.name == "--set" {
        let parts = option.value.split(separator: "=", maxSplits: 1).map { String($0) }
        guard parts.count == 2 else {
          throw .illegal(option: "--set", value: option.value, allowed: "NAME=VALUE")
        }
        let value = (try? JSON(parts[1])) ?? .string(parts[1])
        settings.append(ParameterSetting(name: parts[0], value: value))
      }
      return settings
    }
  }

  /// The number of a trial; nil where none is asked for.
  var trial: Int? {
    get throws(LabToolError) {
      guard let text = options.last(where: { $0.name == "--trial" })?.value else { return nil }
      guard let number = Int(text), number > 0 else {
        throw .illegal(option: "--trial", value: text, allowed: "a number from 1")
      }
      return number
    }
  }

  /// How many times as fast.
  var speed: Double {
    get throws(LabToolError) {
      guard let text = options.last(where: { $0.name == "--speed" })?.value else { return 1 }
      guard let speed = Double(text), ReplayPlayer.speeds.contains(speed) else {
        throw .illegal(option: "--speed", value: text, allowed: "a number from 0.1 to 10")
      }
      return speed
    }
  }
}
