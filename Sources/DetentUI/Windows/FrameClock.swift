/// Calls what is under way once for each frame, and tells whether another frame is wanted.
@MainActor
final class FrameClock {
  private var handlers: [(id: Int, handler: @MainActor (Double) -> Bool)] = []
  private var nextID = 0

  var isRunning: Bool { !handlers.isEmpty }

  func add(_ handler: @escaping @MainActor (Double) -> Bool) -> Int {
    nextID += 1
    handlers.append((nextID, handler))
    return nextID
  }

  func remove(_ id: Int) { handlers.removeAll { $0.id == id } }

  /// A handler may have been removed by one before it.
  private func isKnown(_ id: Int) -> Bool { handlers.contains { $0.id == id } }

  /// Calls every handler; one that says it is done is forgotten.
  func tick(at time: Double) {
    for (id, handler) in handlers where isKnown(id) && !handler(time) { remove(id) }
  }
}
