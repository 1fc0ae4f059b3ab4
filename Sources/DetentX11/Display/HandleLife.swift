import Synchronization

/// Whether a C library still stands behind a handle; ended by callbacks that C code makes at any moment.
final class HandleLife: Sendable {
  private let over = Atomic<Bool>(false)

  var isOver: Bool { over.load(ordering: .acquiring) }

  func end() { over.store(true, ordering: .releasing) }
}
