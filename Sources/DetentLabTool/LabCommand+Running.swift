internal import DetentCore
internal import DetentLab
internal import DetentUI
internal import DetentX11

extension LabCommand {
  /// Does it, and returns what is to be said.
  ///
  /// - Throws: ``LabToolError`` for what cannot be read or written, and for what was found wrong.
  @MainActor
  func run() throws(LabToolError) -> [String] {
    switch self {
    case .verify(let paths): try each(paths, Self.verify)
    case .replay(let paths): try each(paths, Self.replay)
    case .whatIf(let path, let settings): try Self.whatIf(path, settings)
    case .watch(let path, let watch): try Self.watch(path, watch)
    case .report(let paths, let folder): try Self.report(paths, folder: folder)
    case .forget(let participant, let folder): try Self.forget(participant, folder: folder)
    }
  }

  @MainActor
  private func each(
    _ paths: [String], _ action: @MainActor (String) throws(LabToolError) -> String
  ) throws(LabToolError) -> [String] {
    var lines: [String] = []
    for path in paths { lines.append(try action(path)) }
    return lines
  }

  private static func read(_ path: String) throws(LabToolError) -> SessionFile {
    do throws(FileError) {
      return SessionFile(try TextFile.read(path))
    } catch {
      throw .file(error)
    }
  }

  @MainActor
  private static func verify(_ path: String) throws(LabToolError) -> String {
    let file = try read(path)
    if let damage = file.damage { throw .damaged(path: path, damage) }
    return "\(path): \(file.count) lines, whole"
  }

  // MARK: Replaying

  /// A session, and what it is about, with other parameters if any.
  @MainActor
  private static func session(
    _ path: String, _ settings: [ParameterSetting] = []
  ) throws(LabToolError) -> (SessionFile, LabSetup) {
    let file = try read(path)
    if let damage = file.damage, !file.isResumable { throw .damaged(path: path, damage) }
    do throws(PlanError) {
      try LabKnobs.reader(file: "--set").check(settings)
      if let setup = try LabSetup(file, reader: LabKnobs.reader(file: path)) {
        return (file, setup.changing(settings))
      }
    } catch {
      throw .plan(error)
    }
    throw .damaged(path: path, .headless)
  }

  @MainActor
  private static func replay(_ path: String) throws(LabToolError) -> String {
    let (file, setup) = try session(path)
    let result = try played { () throws(DriverError) in try Replay(file, setup).run() }
    if let difference = result.difference { throw .different(path: path, difference) }
    return "\(path): \(result.verified) of \(result.trials) trials came out the same"
  }

  @MainActor
  private static func whatIf(_ path: String, _ settings: [ParameterSetting]) throws(LabToolError) -> [String]
  {
    let (file, setup) = try session(path, settings)
    let trials = try played { () throws(DriverError) in try WhatIf(file, setup).run() }
    let changed = trials.filter { $0.recorded != $0.replayed }
    let lines = changed.map { trial in
      "trial \(trial.number), \(trial.widget), \(trial.variant), target \(words(trial.target)): "
        + "ended at \(words(trial.recorded)), would end at \(words(trial.replayed)); \(WhatIf.caution)"
    }
    return lines + [
      "\(path): \(changed.count) of \(trials.count) trials would end elsewhere; \(WhatIf.caution)"
    ]
  }

  private static func words(_ values: [Int]?) -> String {
    values.map { $0.isEmpty ? "none" : $0.map(String.init).joined(separator: " – ") } ?? "no end"
  }

  @MainActor
  private static func played<Result>(
    _ body: () throws(DriverError) -> Result
  ) throws(LabToolError) -> Result {
    do throws(DriverError) {
      return try body()
    } catch {
      throw .driver(error)
    }
  }

  /// Plays a session until its window is closed.
  @MainActor
  private static func watch(_ path: String, _ watch: LabWatch) throws(LabToolError) -> [String] {
    let (file, setup) = try session(path, watch.settings)
    try played { () throws(DriverError) in
      let driver = try X11Driver()
      let player = try PlayerWindow(
        file, setup, on: driver, isWhatIf: !watch.settings.isEmpty, trial: watch.trial, speed: watch.speed)
      player.onClose = { driver.stop(.finished) }
      _ = withExtendedLifetime(player) { driver.run() }
    }
    return []
  }

  // MARK: Files

  @MainActor
  private static func report(_ paths: [String], folder: String) throws(LabToolError) -> [String] {
    let sessions = try paths.concurrentMap { (path) throws(LabToolError) in
      LabSession(try read(path), name: String(path.split(separator: "/").last ?? ""))
    }
    let report = LabReport(LabStudy(sessions))
    var written: [String] = []
    do throws(FileError) {
      try TextFile.makeFolder(folder)
      for (name, text) in report.documents {
        try TextFile.write(text, to: "\(folder)/\(name)")
        written.append("\(folder)/\(name)")
      }
    } catch {
      throw .file(error)
    }
    return written
  }

  @MainActor
  private static func forget(_ participant: String, folder: String) throws(LabToolError) -> [String] {
    do throws(FileError) {
      return try SessionFolder(path: folder).forget(participant).map { "\($0): removed" }
    } catch {
      throw .file(error)
    }
  }
}
