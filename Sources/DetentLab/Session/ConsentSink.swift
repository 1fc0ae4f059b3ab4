/// Keeps the lines of a session to itself until its participant agrees; without that there never is a file.
@MainActor
public final class ConsentSink: SessionSink {
  private enum State {
    case waiting([String])
    case agreed(any SessionSink)
  }

  private var state = State.waiting([])
  private let make: () throws(FileError) -> any SessionSink

  /// Called when the file cannot be made.
  public var onFailure: ((FileError) -> Void)?

  /// Creates a sink; `make` makes where the lines go once there is consent.
  public init(_ make: @escaping () throws(FileError) -> any SessionSink) { self.make = make }

  /// The participant agrees: everything so far is written, and all that follows.
  public func agree() {
    guard case .waiting(let lines) = state else { return }
    do throws(FileError) {
      let sink = try make()
      for line in lines { sink.append(line) }
      sink.synchronize()
      state = .agreed(sink)
    } catch {
      onFailure?(error)
    }
  }

  /// Appends a line, or keeps it.
  public func append(_ line: String) {
    switch state {
    case .waiting(let lines): state = .waiting(lines + [line])
    case .agreed(let sink): sink.append(line)
    }
  }

  /// Waits until everything is on the disk.
  public func synchronize() {
    if case .agreed(let sink) = state { sink.synchronize() }
  }
}
