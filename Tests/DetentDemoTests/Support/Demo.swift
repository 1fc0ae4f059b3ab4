import CX11
import DetentCore
import Foundation
import Testing
import X11TestSupport

/// The demo on a display: hands that work it, its log and its pixels.
@MainActor
final class Demo {
  /// What did not happen in time.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  let screen: Screen
  let process: DemoProcess
  /// The number of the window, which is another one when a session begins.
  private(set) var window: Window = 0
  private(set) var scale = 1.0
  /// Every line so far.
  private(set) var log: [LogLine] = []
  /// The first line that ``waits(for:where:)`` has not looked at.
  private var cursor = 0
  /// The first line that counts for ``heard(_:)``.
  private var start = 0
  var pointer = Point(x: 1_390, y: 890)
  var heldButtons: Set<Int> = []
  var heldKeys: Set<CInt> = []

  /// Eleven stops 50 points apart, from 56 to 556.
  nonisolated static let usualSize = "612x360"

  /// Starts the demo and waits until it is on the screen.
  convenience init(_ options: String..., on screen: Screen? = nil) throws {
    try self.init(options: options, on: screen)
  }

  /// Starts the demo and waits until it is on the screen.
  init(options: [String], on screen: Screen? = nil) throws {
    self.screen = try screen ?? .shared()
    // Away from where windows open, so that no pointer event comes uncalled for.
    self.screen.client.move(1_390, 890)
    let size = options.contains("--size") ? [] : ["--size", Self.usualSize]
    // Later options count: the end by itself is for processes whose tests were killed.
    process = try DemoProcess(
      ["--display", self.screen.server.display, "--scene", "range", "--events", "-", "--exit-after", "100"]
        + size + options)
    try waits(for: "ready")
    try waits(for: "layout")
    try catchesUp()
    forget()
  }

  isolated deinit {
    process.end()
    for button in heldButtons { screen.client.button(button, down: false) }
    for key in heldKeys { screen.client.key(key, down: false) }
  }

  // MARK: The log

  /// Waits for the next line of a type.
  @discardableResult
  func waits(
    for type: String, within seconds: Double = 10, where isWanted: (LogLine) -> Bool = { _ in true }
  ) throws -> LogLine {
    let deadline = Deadline(seconds)
    while true {
      while cursor < log.count {
        cursor += 1
        if log[cursor - 1].type == type, isWanted(log[cursor - 1]) { return log[cursor - 1] }
      }
      guard try reads(within: deadline.secondsLeft) else {
        throw Missing(description: "no \(type) within \(seconds) s; the log ends with \(log.suffix(12))")
      }
    }
  }

  /// Waits until nothing moves any more, and for the layout that is told then.
  func settles() throws {
    try waits(for: "settled")
    try waits(for: "layout")
  }

  /// Waits until the demo has handled all that was done to it, and has written what came of that.
  func catchesUp() throws {
    let isDone = try screen.catchesUp(window) { while try reads(within: 0) {} }
    guard isDone else { throw Missing(description: "the demo does not answer") }
    while try reads(within: 0) {}
  }

  /// Whether nothing at all is written for a while.
  func staysSilent(for seconds: Double) throws -> Bool {
    while try reads(within: 0) {}
    return try !reads(within: seconds)
  }

  /// Starts to count anew.
  func forget() {
    start = log.count
    cursor = log.count
  }

  /// The lines of a type since the counting began.
  func heard(_ type: String) -> [LogLine] { log[start...].filter { $0.type == type } }

  /// Every change since then, such as "1,10", or "1,10 final" at the end of an interaction.
  var values: [String] {
    heard("value").map { "\(pair($0))\($0.flag("final") ? " final" : "")" }
  }

  /// Where cancelled interactions went back to.
  var cancellations: [String] { heard("cancelled").map(pair) }

  /// Every tick, such as "lower 3".
  var ticks: [String] { heard("tick").map { "\($0.text("thumb")) \($0.integer("stop"))" } }

  /// Every collision, such as "lower track".
  var collisions: [String] { heard("collision").map { "\($0.text("thumb")) \($0.text("with"))" } }

  private func pair(_ line: LogLine) -> String { "\(line.integer("lower")),\(line.integer("upper"))" }

  /// How the demo ended, with the whole log read.
  func ends(within seconds: Double = 10) throws -> Int32? {
    let deadline = Deadline(seconds)
    while try reads(within: deadline.secondsLeft) {}
    return process.status(within: deadline.secondsLeft)
  }

  private func reads(within seconds: Double) throws -> Bool {
    guard let text = process.nextLine(within: seconds) else { return false }
    guard let line = LogLine(text) else { throw Missing(description: "not a line of the log: \(text)") }
    log.append(line)
    if line.type == "ready" { (window, scale) = (Window(line.integer("window")), line.number("scale")) }
    return true
  }
}
