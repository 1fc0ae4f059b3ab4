/// Values by key, bounded by what they cost; those not used for longest go first.
struct RecentCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var uses = 0

  /// Creates a cache whose values together cost at most `capacity`.
  init(capacity: Int) { self.capacity = capacity }

  /// The number of values held.
  var count: Int { entries.count }

  /// The value of `key`, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.value
  }

  /// Keeps `value` unless it alone costs more than a quarter of the capacity.
  ///
  /// - Complexity: O(1) on average; when the capacity is exceeded half of it is freed, which sorts the values.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= capacity / 4 else { return }
    uses += 1
    let replaced = entries.updateValue(Entry(value: value, cost: cost, lastUse: uses), forKey: key)
    self.cost += cost - (replaced?.cost ?? 0)
    if self.cost > capacity { shrink(to: capacity / 2) }
  }

  private mutating func shrink(to goal: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard cost > goal else { return }
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
