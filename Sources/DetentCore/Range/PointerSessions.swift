/// What each pointer that is down does to a slider; for two of them, as two thumbs can have, it needs no memory of its own.
struct PointerSessions<Value: Hashable & Sendable>: Sendable, Hashable {
  /// A pointer and what it does.
  struct Entry: Sendable, Hashable {
    let key: PointerID
    var value: PointerSession<Value>
  }

  /// Whether no pointer is down; kept, since its place does not depend on the kind of value.
  private(set) var isEmpty = true

  // In the order of the pointers, so that equal ones are equal.
  private var first: Entry?
  private var second: Entry?
  private var others: [Entry] = []

  /// The pointers that are down, always in the same order.
  var keys: [PointerID] { map(\.key) }

  /// What they do, in the order of ``keys``.
  var values: [PointerSession<Value>] { map(\.value) }

  /// What `pointer` does; nothing while it is not down.
  subscript(pointer: PointerID) -> PointerSession<Value>? {
    get {
      if let first, first.key == pointer { return first.value }
      if let second, second.key == pointer { return second.value }
      return others.first { $0.key == pointer }?.value
    }
    set {
      guard let newValue else { return remove(pointer) }
      if first?.key == pointer {
        first?.value = newValue
      } else if second?.key == pointer {
        second?.value = newValue
      } else if let index = others.firstIndex(where: { $0.key == pointer }) {
        others[index].value = newValue
      } else {
        insert(Entry(key: pointer, value: newValue))
      }
    }
  }

  /// Forgets the pointers that do something of which `isOver` is true.
  mutating func removeAll(where isOver: (PointerSession<Value>) -> Bool) {
    for entry in self where isOver(entry.value) { remove(entry.key) }
  }

  private mutating func insert(_ entry: Entry) { take(Array(self) + [entry]) }

  private mutating func remove(_ pointer: PointerID) { take(filter { $0.key != pointer }) }

  private mutating func take(_ entries: [Entry]) {
    let sorted = entries.sorted { ($0.key.source, $0.key.touch) < ($1.key.source, $1.key.touch) }
    first = sorted.first
    second = sorted.dropFirst().first
    others = Array(sorted.dropFirst(2))
    isEmpty = entries.isEmpty
  }
}

extension PointerSessions: Sequence {
  func makeIterator() -> IndexingIterator<[Entry]> {
    ([first, second].compactMap { $0 } + others).makeIterator()
  }
}
