internal import DetentLab
internal import DetentUI

/// Why a command could not be done, or what it found.
enum LabToolError: Error, CustomStringConvertible {
  case unknownCommand(String)
  case missing(String)
  case unexpected(String)
  case illegal(option: String, value: String, allowed: String)
  case file(FileError)
  case plan(PlanError)
  case driver(DriverError)
  case damaged(path: String, SessionFile.Damage)
  case different(path: String, Replay.Difference)

  /// 2 for a command line that cannot be met, 1 for what was found wrong.
  var status: Int32 {
    switch self {
    case .unknownCommand, .missing, .unexpected, .illegal: 2
    case .file, .plan, .driver, .damaged, .different: 1
    }
  }

  /// The error in one line.
  var description: String {
    switch self {
    case .unknownCommand(let name): "'\(name)' is not a command; commands are \(LabCommand.names)"
    case .missing(let what): "\(what) is missing"
    case .unexpected(let argument): "'\(argument)' is not an option of this command"
    case .illegal(let option, let value, let allowed):
      "\(option): '\(value)' is not allowed; allowed is \(allowed)"
    case .driver(let error): "\(error)"
    case .file(let error): "\(error)"
    case .plan(let error): "\(error)"
    case .damaged(let path, let damage): "\(path): \(damage.words)"
    case .different(let path, let difference): "\(path): \(difference.words)"
    }
  }
}

extension SessionFile.Damage {
  /// The damage in a few words, with its line.
  var words: String {
    switch self {
    case .empty: "is empty"
    case .unfinished(let bytes): "the last line was never finished; \(bytes) bytes are lost"
    case .malformed(let line): "line \(line) is no line of a session"
    case .gap(let line, let expected, let found):
      "line \(line) has the number \(found), and \(expected) is missing"
    case .changed(let line): "line \(line) is not what was written"
    case .headless: "the first line does not say what the file is"
    case .newer(let schema): "was written by a newer program, as \(schema)"
    }
  }
}

extension Replay.Difference {
  /// The difference in a few words, with its trial and event.
  var words: String {
    let place = trial.map { "trial \($0)" } ?? "outside of trials"
    return
      "\(place) is not the same: recorded was \(recorded ?? "nothing"), replayed is \(replayed ?? "nothing")"
  }
}
