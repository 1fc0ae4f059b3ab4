internal import DetentLab

/// What a command line of `detent-lab` asks for.
enum LabCommand: Equatable {
  /// Reads files to their end, or their damage.
  case verify([String])
  /// Goes through sessions again, and compares.
  case replay([String])
  /// Goes through a session with other parameters.
  case whatIf(String, [ParameterSetting])
  /// Plays a session in a window.
  case watch(String, LabWatch)
  /// Writes a report of sessions into a folder.
  case report([String], folder: String)
  /// Removes everything of a participant from a folder.
  case forget(participant: String, folder: String)

  static let names = "verify, replay, report, forget"

  static let help = """
    usage: detent-lab verify FILE…                    read sessions, and name the line of any damage
           detent-lab replay FILE…                    go through sessions again; name the first trial and event that differ
           detent-lab replay FILE --set NAME=VALUE    what if: the same hand, other parameters, such as range.snap=magnetic
           detent-lab replay FILE --window            play a session in a window, also with --set
             --trial N    begin with a trial (1)        --speed X    0.1 … 10 times as fast as it was (1)
           detent-lab report FILE… -o DIR             write report.html, report.md and tables as CSV in three dialects
           detent-lab forget CODE -o DIR              remove the files of a participant from a folder of sessions
           detent-lab --help                          this text
    """

  /// Reads a command line, without the program's name.
  init(_ arguments: [String]) throws(LabToolError) {
    self = try Self.command(try LabArguments(arguments))
  }

  private static func command(_ arguments: LabArguments) throws(LabToolError) -> LabCommand {
    switch arguments.command {
    case "verify":
      try arguments.allow([])
      return .verify(try arguments.files)
    case "replay": return try replay(arguments)
    case "report":
      try arguments.allow(["-o"])
      return .report(try arguments.files, folder: try arguments.folder)
    case "forget":
      try arguments.allow(["-o"])
      return .forget(participant: try arguments.only("the participant's code"), folder: try arguments.folder)
    default: throw .unknownCommand(arguments.command)
    }
  }

  private static func replay(_ arguments: LabArguments) throws(LabToolError) -> LabCommand {
    let isWatched = arguments.has("--window")
    try arguments.allow(["--set", "--window"] + (isWatched ? ["--trial", "--speed"] : []))
    let settings = try arguments.settings
    if isWatched {
      return .watch(
        try arguments.only("one file"),
        LabWatch(settings: settings, trial: try arguments.trial, speed: try arguments.speed))
    }
    return settings.isEmpty
      ? .replay(try arguments.files) : .whatIf(try arguments.only("one file"), settings)
  }
}

/// How a session is watched.
struct LabWatch: Equatable {
  /// Other parameters, if any.
  var settings: [ParameterSetting] = []
  /// The trial to begin with; nil for the beginning.
  var trial: Int?
  /// How many times as fast as it was.
  var speed = 1.0
}
