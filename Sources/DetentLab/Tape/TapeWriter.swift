internal import DetentCore
internal import DetentUI

/// Writes what a driver tells the program into a session's file; movements and frames share a line for a while.
@MainActor
public final class TapeWriter: Tape {
  private let writer: SessionWriter
  private var batch: MoveBatch?
  /// The trial that is going on; lines say so.
  public var trial: Int?
  /// What the frames of the trial were like.
  public private(set) var meter = FrameMeter()
  /// What a hand has hold of; nil while nothing is held.
  var hold: () -> FrameMeter.Hold? = { nil }

  /// Writes through `writer`.
  public init(_ writer: SessionWriter) { self.writer = writer }

  /// Looks at frames anew.
  func resetMeter() { meter = FrameMeter() }

  /// What was recorded last has been handled.
  public func handled(at seconds: Double) { meter.handled(at: seconds, hold()) }

  /// Takes in a record.
  public func record(_ record: TapeRecord) {
    meter.take(record)
    if let row = MoveBatch.Row(record.entry) {
      if batch?.add(row, at: record.time) == true { return }
      flush()
      batch = MoveBatch(row, at: record.time)
      return
    }
    flush()
    write(record)
  }

  /// Writes what waits for company.
  public func flush() {
    guard let batch else { return }
    self.batch = nil
    writer.write(.moves, at: batch.start, batch.members + trialMember)
  }

  private var trialMember: [JSON.Member] { trial.map { [JSON.Member("trial", .integer($0))] } ?? [] }

  private func write(_ record: TapeRecord) {
    switch record.entry {
    case .opened(let window, let size, let scale, let isOnScreen):
      writer.write(
        .window, at: record.time,
        [
          JSON.Member("win", .integer(window)), JSON.Member("size", size.json),
          JSON.Member("scale", .number(scale.factor)), JSON.Member("on", .bool(isOnScreen)),
        ])
    case .event(let window, let event):
      writer.write(
        .input, at: record.time, [JSON.Member("win", .integer(window))] + event.members + trialMember)
    case .timer(let number):
      writer.write(.timer, at: record.time, [JSON.Member("n", .integer(number))])
    case .frame: break
    }
  }
}
