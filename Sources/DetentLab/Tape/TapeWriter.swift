internal import DetentCore
internal import DetentUI

/// Writes what a driver tells the program into a session's file; movements and frames share a line for a while.
@MainActor
public final class TapeWriter: Tape {
  private let writer: SessionWriter
  private var batch: MoveBatch?
  /// The trial that is going on; lines say so.
  public var trial: Int?

  /// Writes through `writer`.
  public init(_ writer: SessionWriter) { self.writer = writer }

  /// Takes in a record.
  public func record(_ record: TapeRecord) {
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
