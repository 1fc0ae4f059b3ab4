import DetentCore
import Testing

@Suite("Velocity against other toolkits") struct VelocityVectorTests {
  private static let flutter = VelocityTracker.Settings(minimumSamples: 3, isRestricted: false)
  private static let unrestricted = VelocityTracker.Settings(isRestricted: false)

  struct Flutter: Decodable {
    struct Event: Decodable {
      var phase: String
      var tMs: Int64
      var x: Double
      var y: Double
    }
    struct Expectation: Decodable {
      var vx: Double
      var vy: Double
      var toleranceFraction: Double?
    }
    struct Case: Decodable {
      var events: [Event]
      var expectedLsq2: Expectation
      var freshTrackerLsq2: Expectation?
    }
    var cases: [Case]
    var interrupted: Case
  }

  /// Feeds a drag, and asks at the release, which is not fed itself.
  private func velocity(of drag: Flutter.Case, with tracker: inout VelocityTracker) -> Vector? {
    for event in drag.events where event.phase != "up" {
      tracker.add(Point(x: event.x, y: event.y), at: EventTime(milliseconds: event.tMs))
    }
    return tracker.velocity(at: drag.events.last.map { EventTime(milliseconds: $0.tMs) })
  }

  @Test("Flutter's drags, one tracker for all", .enabled(if: VectorFolder.holds("velocity_flutter.json")))
  func flutterDrags() throws {
    let file = try VectorFolder.read("velocity_flutter.json", as: Flutter.self)
    var tracker = VelocityTracker(settings: Self.flutter)

    for drag in file.cases {
      let velocity = try #require(velocity(of: drag, with: &tracker))

      #expect(agrees(velocity.dx, drag.expectedLsq2.vx, within: 0.001))
      #expect(agrees(velocity.dy, drag.expectedLsq2.vy, within: 0.001))
      #expect(agrees(velocity.dy, drag.expectedLsq2.vy, within: 1e-9))
    }
  }

  @Test(
    "Flutter's drags, a fresh tracker for each", .enabled(if: VectorFolder.holds("velocity_flutter.json")))
  func flutterFreshTrackers() throws {
    let file = try VectorFolder.read("velocity_flutter.json", as: Flutter.self)

    for drag in file.cases + [file.interrupted] {
      var tracker = VelocityTracker(settings: Self.flutter)
      let velocity = try #require(velocity(of: drag, with: &tracker))
      let expected = drag.freshTrackerLsq2 ?? drag.expectedLsq2

      #expect(agrees(velocity.dx, expected.vx, within: 0.001))
      #expect(agrees(velocity.dy, expected.vy, within: 0.001))
    }
  }

  struct Android: Decodable {
    struct Pointer: Decodable {
      var x: Double?
      var y: Double?
      var resampled: Bool?
    }
    struct Sample: Decodable {
      var tNs: Int64
      var pointers: [Pointer?]?
      var action: String?
      var changedPointer: Int?
    }
    struct Expectation: Decodable {
      var strategy: String
      var axis: String
      var pointer: Int
      var velocity: Double?
      var toleranceFraction: Double
    }
    struct Case: Decodable {
      var name: String
      var kind: String
      var samples: [Sample]
      var expected: [Expectation]
      var cancelledPointer: Int?
    }
    var tests: [Case]
  }

  /// Plays a test's samples into one tracker for each pointer.
  private func trackers(after test: Android.Case) -> [VelocityTracker] {
    var trackers = [VelocityTracker](repeating: VelocityTracker(settings: Self.unrestricted), count: 10)
    for sample in test.samples {
      let time = EventTime(nanoseconds: sample.tNs)
      switch sample.action ?? "move" {
      case "up", "pointer_up":
        for index in trackers.indices where trackers[index].velocity(at: time) == nil {
          trackers[index].restart()
        }
      case "cancel": for index in trackers.indices { trackers[index].restart() }
      case let action:
        if action == "pointer_down", let changed = sample.changedPointer { trackers[changed].restart() }
        for (index, pointer) in (sample.pointers ?? []).enumerated() where pointer?.resampled != true {
          guard let x = pointer?.x, let y = pointer?.y else { continue }
          trackers[index].add(Point(x: x, y: y), at: time)
        }
      }
    }
    if let cancelled = test.cancelledPointer { trackers[cancelled].restart() }
    return trackers
  }

  @Test("Android's planar expectations", .enabled(if: VectorFolder.holds("velocity_android.json")))
  func android() throws {
    let file = try VectorFolder.read("velocity_android.json", as: Android.self)
    var checked = 0

    for test in file.tests where test.kind == "planar" {
      let trackers = trackers(after: test)
      for expected in test.expected where ["LSQ2", "DEFAULT"].contains(expected.strategy) {
        let velocity = trackers[expected.pointer].velocity()
        let component = velocity.map { expected.axis == "x" ? $0.dx : $0.dy }
        checked += 1

        #expect((component == nil) == (expected.velocity == nil), "\(test.name)")
        #expect(
          agrees(
            component ?? 0, expected.velocity ?? 0, within: expected.toleranceFraction, absolute: 1e-5),
          "\(test.name)")
      }
    }
    #expect(checked >= 40)
  }

  struct Chromium: Decodable {
    struct Event: Decodable {
      var phase: String
      var tS: Double
      var x: Double
      var y: Double
    }
    struct Case: Decodable {
      var name: String
      var events: [Event]
    }
    var tests: [Case]
  }

  private func velocity(
    of test: Chromium.Case, count: Int = .max, settings: VelocityTracker.Settings, atLast: Bool = false
  ) -> Vector? {
    var tracker = VelocityTracker(settings: settings)
    func time(_ event: Chromium.Event) -> EventTime {
      EventTime(nanoseconds: Int64((event.tS * 1e9).rounded()))
    }
    for event in test.events.prefix(count) where event.phase != "up" {
      tracker.add(Point(x: event.x, y: event.y), at: time(event))
    }
    return tracker.velocity(at: atLast ? test.events.last.map(time) : nil)
  }

  @Test("Chromium's expectations", .enabled(if: VectorFolder.holds("velocity_chromium.json")))
  func chromium() throws {
    let file = try VectorFolder.read("velocity_chromium.json", as: Chromium.self)
    func test(_ name: String) throws -> Chromium.Case { try #require(file.tests.first { $0.name == name }) }
    let restricted = VelocityTracker.Settings()

    for settings in [restricted, Self.unrestricted] {
      let basic = try #require(velocity(of: test("Basic"), settings: settings))
      #expect(agrees(basic.dy, 500, within: 0.01))
      #expect(basic.dx == 0)

      let maximum = try #require(velocity(of: test("MaxVelocity"), settings: settings))
      #expect(max(maximum.dx, -1000) == -1000)
      #expect(min(maximum.dy, 1000) == 1000)

      let early = try #require(velocity(of: test("DelayedActionUp"), settings: settings))
      #expect(min(early.dy, 1000) == 1000)
      #expect(try velocity(of: test("DelayedActionUp"), settings: settings, atLast: true) == nil)

      let varying = try test("VaryingVelocity")
      let speeds = [13, 25, 37].map { velocity(of: varying, count: $0, settings: settings)?.dy ?? 0 }
      #expect(speeds[1] < min(500, speeds[0]))
      #expect(speeds[2] > max(250, speeds[1]))
    }
    let reversal = try test("NoDirectionReversal")
    #expect(velocity(of: reversal, settings: restricted) == .zero)
    #expect(
      agrees(velocity(of: reversal, settings: Self.unrestricted)?.dy ?? 0, -4304.5112781949065, within: 1e-9))
  }
}
