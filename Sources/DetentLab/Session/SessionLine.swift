/// One line of a session's file.
public struct SessionLine: Sendable, Hashable {
  /// Its number, from 0.
  public let number: Int
  /// What it tells.
  public let kind: LineKind
  /// Everything else, in the order of the file.
  public let members: [JSON.Member]

  /// The value of a member.
  public subscript(key: String) -> JSON? { members.last { $0.key == key }?.value }

  /// When, where the line says so.
  public var time: Microseconds? { Microseconds(self["t"]) }

  /// The trial that was going on.
  public var trial: Int? { self["trial"]?.whole }

  /// Whether a trial ended here that need not be done again.
  var endsTrial: Bool {
    kind == .trialEnd && self["status"]?.text != TrialResult.Status.abandoned.rawValue
  }
}

/// What a line of a session's file tells; others are ignored.
public enum LineKind: String, Sendable, Hashable, CaseIterable {
  /// What the file is about: always the first line.
  case session
  /// A click on a cross, to see how far pointer and picture are apart.
  case click
  /// What it ran on.
  case environment = "env"
  /// All parameters, at the beginning and at each change of variant.
  case parameters = "params"
  /// One parameter was changed.
  case parameter = "param"
  /// A trial began.
  case trial
  /// A trial ended.
  case trialEnd = "trial_end"
  /// A window opened.
  case window = "win"
  /// A button, a finger or a key; or anything else that happened to a window.
  case input = "p"
  /// Movements and frames of up to a tenth of a second.
  case moves = "pm"
  /// A timer of the program came to its end.
  case timer
  /// What a widget did.
  case widget = "w"
  /// The frames of a trial, in numbers; without a trial, those while somebody clicked on crosses.
  case frames = "f"
  /// Answers to a questionnaire.
  case questionnaire = "q"
  /// Which variant was liked best.
  case preference = "pref"
  /// What the participant answered in words.
  case words
  /// What the evaluator wrote or marked.
  case note
  /// The session was interrupted, or went on.
  case pause, resume
  /// The two clocks went apart.
  case clock
  /// What spoke against the session, which was begun all the same.
  case concern
  /// Something failed.
  case fault
  /// The session came to its end.
  case end
}
