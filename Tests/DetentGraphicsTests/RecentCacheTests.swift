import Testing

@testable import struct DetentGraphics.RecentCache

@Suite("RecentCache") struct RecentCacheTests {
  @Test("What was used last stays") func order() {
    var cache = RecentCache<Int, String>(capacity: 8)
    for number in 0..<8 { cache.insert("\(number)", for: number, cost: 1) }
    _ = cache.value(for: 0)

    cache.insert("8", for: 8, cost: 1)

    #expect(cache.value(for: 0) == "0" && cache.value(for: 8) == "8")
    #expect(cache.value(for: 1) == nil && cache.count == 4)
  }

  @Test("Replacing a value does not count twice") func replacing() {
    var cache = RecentCache<Int, Int>(capacity: 8)
    for number in 0..<100 { cache.insert(number, for: 1, cost: 2) }
    cache.insert(0, for: 2, cost: 2)

    #expect(cache.value(for: 1) == 99 && cache.count == 2)
  }

  @Test("A value that would fill the cache is not kept") func large() {
    var cache = RecentCache<Int, Int>(capacity: 8)
    cache.insert(1, for: 1, cost: 3)

    #expect(cache.count == 0)
  }
}
