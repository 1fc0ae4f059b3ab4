import Dispatch
import DetentUI
import Synchronization
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Sounds")
  @MainActor
  struct SoundTests {
    private let owner = SoundOwner(Stage.configuration())

    private func log<Value>(_ read: (FakeSounds.Log) -> Value) -> Value where Value: Sendable {
      FakeSounds.log.withLock { read($0) }
    }

    @Test("A click plays the desktop's sound, or the program's own, in the program's name")
    func click() async {
      FakeSounds.reset()
      let sounds = EventSounds(owner: owner, load: FakeSounds.load)

      await sounds.click(orFile: "a.wav")?.value
      await sounds.click(orFile: nil)?.value

      let event = ["event.id": "button-pressed", "canberra.cache-control": "volatile"]
      #expect(log(\.played) == [event.merging(["media.filename": "a.wav"]) { $1 }, event])
      #expect(log(\.program) == ["application.name": "Thử", "application.id": "probe"])
    }

    @Test("Nothing is loaded before the first click, once with it, and nothing is left behind")
    func life() async {
      FakeSounds.reset()
      var sounds: EventSounds? = EventSounds(owner: nil, load: FakeSounds.load)
      #expect(log(\.loads) == 0)

      for _ in 0..<3 { await sounds?.click(orFile: nil)?.value }
      #expect(log(\.loads) == 1)
      #expect(log(\.contexts).count == 1)
      #expect(log(\.lists).isEmpty)

      weak let gone = sounds
      sounds = nil
      while gone != nil || !log(\.contexts).isEmpty { await Task.yield() }
    }

    @Test("Without a library there is silence, and nobody looks for it again")
    func noLibrary() async {
      FakeSounds.reset()
      let sounds = EventSounds(owner: owner) {
        FakeSounds.log.withLock { $0.loads += 1 }
        return SoundLibrary(named: "libdetent-has-no-such-library.so.0")
      }

      for _ in 0..<3 { await sounds.click(orFile: "a.wav")?.value }

      #expect(log(\.loads) == 1)
    }

    @Test("A library that lacks the functions is none") func foreignLibrary() {
      #expect(SoundLibrary(named: "libc.so.6") == nil)
    }

    @Test("Where the first click finds no server nobody asks again")
    func noServer() async {
      FakeSounds.reset(answer: -5)
      let sounds = EventSounds(owner: owner, load: FakeSounds.load)

      for _ in 0..<3 { await sounds.click(orFile: nil)?.value }

      #expect(log(\.played).count == 1)
      #expect(log(\.contexts).isEmpty)
    }

    @Test("A server that goes away may come back")
    func lostServer() async {
      FakeSounds.reset()
      let sounds = EventSounds(owner: owner, load: FakeSounds.load)
      await sounds.click(orFile: nil)?.value

      FakeSounds.log.withLock { $0.answer = -18 }
      for _ in 0..<2 { await sounds.click(orFile: nil)?.value }

      #expect(log(\.played).count == 3)
    }

    @Test("A server that does not answer holds nothing up, and clicks do not pile up")
    func slowServer() async {
      FakeSounds.reset(waits: true)
      let sounds = EventSounds(owner: owner, load: FakeSounds.load)

      let first = sounds.click(orFile: nil)
      for _ in 0..<10 { #expect(sounds.click(orFile: nil) == nil) }
      FakeSounds.gate.signal()
      await first?.value

      #expect(log(\.played).count == 1)
    }

    @Test("The driver plays its sound file in the name of its window's program")
    func driver() throws {
      FakeSounds.reset()
      let stage = try Stage(options: X11Driver.Options(loadSounds: FakeSounds.load))
      stage.driver.clickSound = "b.wav"
      #expect(log(\.loads) == 0)

      stage.driver.playClick()
      stage.wait { FakeSounds.log.withLock { !$0.played.isEmpty } }

      #expect(log(\.played).map { $0["media.filename"] } == ["b.wav"])
      #expect(log(\.program)["application.id"] == "probe")
    }

    @Test(
      "The real library takes what it is given, and a program loads it with the first click",
      .enabled(if: SoundLibrary(named: SoundLibrary.usualName) != nil, "libcanberra is not installed"))
    func realLibrary() throws {
      let library = try #require(SoundLibrary(named: SoundLibrary.usualName))
      #expect(SoundContext(of: owner, library: library) != nil)
      let server = try TestServer()
      let client = try TestClient(server)

      // Not every build of the library has the driver that plays nothing; without it there is none at all.
      let child = try ChildProgram("click", on: server, environment: ["CANBERRA_DRIVER": "null"])

      #expect(child.status() == 0)
      client.synchronize()
    }
  }
}
