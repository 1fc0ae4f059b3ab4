import Dispatch
import Synchronization

@testable import DetentX11

/// Stands in for libcanberra and writes down what it is asked for; one test at a time may use it.
enum FakeSounds {
  struct Log {
    var loads = 0
    /// What has been made and not ended.
    var contexts: Set<Int> = []
    var lists: [Int: [String: String]] = [:]
    var program: [String: String] = [:]
    var played: [[String: String]] = []
    /// What playing returns.
    var answer = SoundLibrary.success
    /// Whether playing waits for ``gate``.
    var waits = false
  }

  static let log = Mutex(Log())
  /// The number of the newest handle; never used again, as a former test may still end its own.
  static let newest = Atomic(0)
  static let gate = DispatchSemaphore(value: 0)

  /// Forgets all that was.
  static func reset(answer: CInt = SoundLibrary.success, waits: Bool = false) {
    log.withLock { $0 = Log(answer: answer, waits: waits) }
  }

  @Sendable
  static func load() -> SoundLibrary? {
    log.withLock { $0.loads += 1 }
    return SoundLibrary(
      createContext: { made in
        let number = FakeSounds.newest.add(1, ordering: .relaxed).newValue
        FakeSounds.log.withLock { _ = $0.contexts.insert(number) }
        made.pointee = OpaquePointer(bitPattern: number)
        return 0
      },
      destroyContext: { context in
        let number = Int(bitPattern: context)
        FakeSounds.log.withLock { _ = $0.contexts.remove(number) }
        return 0
      },
      createProperties: { made in
        let number = FakeSounds.newest.add(1, ordering: .relaxed).newValue
        FakeSounds.log.withLock { $0.lists[number] = [:] }
        made.pointee = OpaquePointer(bitPattern: number)
        return 0
      },
      destroyProperties: { list in
        let number = Int(bitPattern: list)
        FakeSounds.log.withLock { $0.lists[number] = nil }
        return 0
      },
      setText: { list, name, value in
        let (number, name, value) = (Int(bitPattern: list), String(cString: name), String(cString: value))
        FakeSounds.log.withLock { $0.lists[number]?[name] = value }
        return 0
      },
      changeContext: { _, list in
        let number = Int(bitPattern: list)
        FakeSounds.log.withLock { $0.program = $0.lists[number] ?? [:] }
        return 0
      },
      play: { _, _, list, _, _ in
        let number = Int(bitPattern: list)
        let (answer, waits) = FakeSounds.log.withLock { log in
          log.played.append(log.lists[number] ?? [:])
          return (log.answer, log.waits)
        }
        if waits { FakeSounds.gate.wait() }
        return answer
      })
  }
}
