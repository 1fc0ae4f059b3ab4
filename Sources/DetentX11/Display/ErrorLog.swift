import Synchronization

/// The errors of one display that nobody has looked at yet.
final class ErrorLog: Sendable {
  /// How many errors wait at most; what comes after them is dropped, since a flood says the same over and over.
  static let capacity = 256

  private let errors = Mutex<[ProtocolError]>([])

  func append(_ error: ProtocolError) {
    errors.withLock { waiting in
      if waiting.count < Self.capacity { waiting.append(error) }
    }
  }

  /// The waiting errors, oldest first; they wait no longer.
  func take() -> [ProtocolError] {
    errors.withLock { waiting in
      defer { waiting.removeAll() }
      return waiting
    }
  }
}
