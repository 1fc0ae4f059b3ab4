internal import DetentCore
internal import DetentUI

/// Movements of one pointer and frames of one window that share a line of the file: one row each, a movement with four
/// numbers, a frame with one, or with two if it is drawn for a later moment: how many microseconds later.
struct MoveBatch {
  /// One movement, or one frame.
  struct Row {
    let window: Int
    /// The movement; nil for a frame.
    let sample: PointerSample?
    /// How much later a frame is seen than drawn, in microseconds.
    let ahead: Int

    /// nil for entries that have lines of their own.
    init?(_ entry: TapeEntry) {
      switch entry {
      case .frame(let window, let ahead): (self.window, sample, self.ahead) = (window, nil, ahead)
      case .event(let window, .pointer(let sample)):
        guard case .move = sample.phase else { return nil }
        (self.window, self.sample, ahead) = (window, sample, 0)
      case .event, .opened, .timer: return nil
      }
    }
  }

  let start: Microseconds
  private let window: Int
  private var pointer: PointerSample?
  private var rows: [JSON] = []
  private var hasFramesAhead = false
  private var last: Microseconds

  /// The longest time that rows share a line: a tenth of a second.
  private static let longest = 100_000

  init(_ row: Row, at time: Microseconds) {
    start = time
    last = time
    window = row.window
    append(row, at: time)
  }

  /// Takes in another row, if it belongs to this line.
  mutating func add(_ row: Row, at time: Microseconds) -> Bool {
    guard row.window == window, time.count - start.count <= Self.longest else { return false }
    if let sample = row.sample, let pointer, !sample.isOf(the: pointer) { return false }
    append(row, at: time)
    return true
  }

  private mutating func append(_ row: Row, at time: Microseconds) {
    var numbers = [JSON.integer(time.count - last.count)]
    if let sample = row.sample {
      numbers += [.number(sample.location.x), .number(sample.location.y), sample.time.json]
      pointer = pointer ?? sample
    } else if row.ahead > 0 {
      hasFramesAhead = true
      numbers.append(.integer(row.ahead))
    }
    rows.append(.array(numbers))
    last = time
  }

  private static func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }

  /// The line, apart from its time.
  var members: [JSON.Member] {
    var columns = [JSON.Member("cols", Self.names(["dt_us", "x", "y", "xt"]))]
    if hasFramesAhead { columns.append(JSON.Member("frame_cols", Self.names(["dt_us", "ahead_us"]))) }
    return [JSON.Member("win", .integer(window))] + (pointer?.pointerMembers ?? []) + columns + [
      JSON.Member("rows", .array(rows))
    ]
  }
}

extension PointerSample {
  /// Whether the sample goes on with what `other` did: the same pointer, holding as much.
  fileprivate func isOf(the other: PointerSample) -> Bool {
    pointer == other.pointer && kind == other.kind && isPrimaryButtonHeld == other.isPrimaryButtonHeld
  }
}
