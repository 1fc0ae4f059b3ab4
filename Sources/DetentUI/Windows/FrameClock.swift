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

  /// Calls every handler; one that says it is done is forgotten.
  func tick(at time: Double) {
    for (id, handler) in handlers where !handler(time) { remove(id) }
  }
}
