internal import DetentLab

/// A session of the lab that the evaluator prepares in the inspector, to be run in place of the scene.
@MainActor
final class SessionRequest {
  private let options: DemoOptions
  /// The window as it is when the session begins, put into the options.
  private let adopt: (inout DemoOptions) -> Void
  /// The code that the command line names, or else the first one that nobody had yet.
  private lazy var proposed = options.participant ?? SessionFolder(path: options.recordFolder).freeParticipant
  private lazy var participant = proposed
  private var plan: String

  /// What the evaluator has been told speaks against this participant's session with this plan, by name: how much room there is
  /// may change meanwhile.
  private var told: Set<String> = []

  /// The options of the session, once it has been asked for.
  private(set) var accepted: DemoOptions?
  /// Called then.
  var onAccept: () -> Void = {}

  /// Prepares a session with what the command line says about it; `adopt` adds how the window looks by then.
  init(options: DemoOptions, adopt: @escaping (inout DemoOptions) -> Void) {
    self.options = options
    self.adopt = adopt
    plan = options.plan ?? Self.standardPlan
  }

  /// The name of the plan that comes with the program.
  private static let standardPlan = "release-vs-magnet"

  var group: ParameterGroup {
    ParameterGroup(
      widget: "lab", name: "session",
      parameters: [
        .text("participant", standard: proposed, get: { self.participant }) {
          self.participant = try OptionValue(option: "--participant", text: $0).code()
          self.told = []
        },
        // What is no plan stays in its field, to be mended; no session begins with it.
        .text("plan", standard: options.plan ?? Self.standardPlan, get: { self.plan }) {
          self.plan = $0
          self.told = []
          _ = try LabLauncher(self.session)
        },
        .action("start") { try self.start() }.explained(by: "action.start.effect"),
      ], isGeneral: true)
  }

  private var session: DemoOptions {
    var session = options
    session.runsLab = true
    session.participant = participant
    session.plan = plan == Self.standardPlan ? nil : plan
    session.size = nil
    adopt(&session)
    return session
  }

  /// Begins the session, or says once what speaks against it: whoever asks again wants it all the same.
  ///
  /// - Throws: ``UsageError`` when the plan cannot be done; ``SessionDoubt``.
  private func start() throws {
    let session = session
    let concerns = try LabLauncher(session).concerns
    guard concerns.allSatisfy({ told.contains($0.name) }) else {
      told = Set(concerns.map(\.name))
      throw SessionDoubt(concerns: concerns)
    }
    accepted = session
    onAccept()
  }
}
