import DetentCore
import Testing

@Suite("Spring motion") struct SpringMotionTests {
  struct File: Decodable {
    struct Check: Decodable {
      var mass: Double
      var stiffness: Double
      var dampingRatio: Double
      var from: Double
      var to: Double
      var v0: Double
      var tS: Double
      var floorX: Double
      var floorV: Double?
      var x: Double
      var v: Double
    }
    struct Sample: Decodable {
      var tS: Double
      var x: Double
      var v: Double
    }
    struct Curve: Decodable {
      var preset: String
      var mass: Double
      var stiffness: Double
      var dampingRatio: Double
      var from: Double
      var to: Double
      var v0: Double
      var samples: [Sample]
    }
    struct Settling: Decodable {
      var preset: String
      var epsilon: Double
      var tMs: Int
    }
    var upstreamChecks: [Check]
    var curves: [Curve]
    var settleMsUnitStep: [Settling]
  }

  private static let isPresent = VectorFolder.holds("spring.json")

  @Test("Flutter's springs stand where they should", .enabled(if: isPresent))
  func flutter() throws {
    for check in try VectorFolder.read("spring.json", as: File.self).upstreamChecks {
      let spring = try #require(
        Spring(mass: check.mass, stiffness: check.stiffness, dampingRatio: check.dampingRatio))
      let motion = SpringMotion(spring: spring, from: check.from, to: check.to, velocity: check.v0)

      #expect(motion.value(at: check.tS).rounded(.towardZero) == check.floorX)
      #expect(agrees(motion.value(at: check.tS), check.x, within: 1e-12))
      #expect(agrees(motion.velocity(at: check.tS), check.v, within: 1e-11))
      if let floor = check.floorV { #expect(abs(motion.velocity(at: check.tS) - floor) < 1) }
    }
  }

  @Test("Every recorded curve is met, in place and in velocity", .enabled(if: isPresent))
  func curves() throws {
    let file = try VectorFolder.read("spring.json", as: File.self)
    #expect(file.curves.count == 48)

    for curve in file.curves {
      let spring = try #require(
        Spring(mass: curve.mass, stiffness: curve.stiffness, dampingRatio: curve.dampingRatio))
      let motion = SpringMotion(spring: spring, from: curve.from, to: curve.to, velocity: curve.v0)
      for sample in curve.samples {
        #expect(
          agrees(motion.value(at: sample.tS), sample.x, within: 1e-12, absolute: 1e-12), "\(curve.preset)")
        #expect(
          agrees(motion.velocity(at: sample.tS), sample.v, within: 1e-11, absolute: 1e-11), "\(curve.preset)")
      }
    }
  }

  @Test("A unit step stays within its tolerance from the recorded millisecond on", .enabled(if: isPresent))
  func settling() throws {
    let file = try VectorFolder.read("spring.json", as: File.self)

    for expected in file.settleMsUnitStep {
      let curve = try #require(file.curves.first { $0.preset == expected.preset })
      let spring = try #require(
        Spring(mass: curve.mass, stiffness: curve.stiffness, dampingRatio: curve.dampingRatio))
      let motion = SpringMotion(spring: spring, from: 0, to: 1)
      let first = (0...3000).first { millisecond in
        (millisecond...3000).allSatisfy { abs(motion.value(at: Double($0) / 1000) - 1) < expected.epsilon }
      }

      #expect(first == expected.tMs, "\(expected.preset)")
    }
  }

  private static let ratios = [0.05, 0.5, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.000_001, 1.3, 20, 1000]

  @Test("Every motion begins at its place with its velocity, and comes to its end", arguments: ratios)
  func ends(ratio: Double) throws {
    let spring = try #require(Spring(mass: 2, stiffness: 300, dampingRatio: ratio))
    let motion = SpringMotion(spring: spring, from: -40, to: 15, velocity: 220)

    #expect(motion.value(at: 0) == -40)
    #expect(motion.velocity(at: 0) == 220)
    #expect(agrees(motion.value(at: 1e-9), -40 + 220e-9, within: 1e-9))
    #expect(agrees(motion.value(at: 5000), 15, within: 1e-9))
    #expect(motion.value(at: .infinity) == 15)
    #expect(motion.velocity(at: .infinity) == 0)
    #expect(motion.value(at: -3) == -40)
    #expect(motion.value(at: .nan) == -40)
  }

  @Test(
    "The velocity is the slope of the place, and both obey the spring's equation",
    arguments: ratios.dropLast(2))
  func equation(ratio: Double) throws {
    let spring = try #require(Spring(mass: 2, stiffness: 300, dampingRatio: ratio))
    let motion = SpringMotion(spring: spring, from: -40, to: 15, velocity: 220)
    let h = 1e-5

    for t in stride(from: 0.01, through: 1.5, by: 0.01) {
      let slope = (motion.value(at: t + h) - motion.value(at: t - h)) / (2 * h)
      let acceleration = (motion.velocity(at: t + h) - motion.velocity(at: t - h)) / (2 * h)
      let pull = spring.stiffness * (motion.value(at: t) - 15) + spring.damping * motion.velocity(at: t)

      #expect(agrees(motion.velocity(at: t), slope, within: 1e-5, absolute: 1e-4))
      #expect(agrees(spring.mass * acceleration, -pull, within: 1e-4, absolute: 1e-2))
    }
  }

  @Test("The three regimes meet at critical damping", arguments: [1 - 1e-9, 1 + 1e-9])
  func regimes(ratio: Double) throws {
    let critical = SpringMotion(spring: try #require(Spring(stiffness: 300)), from: 100, to: 0)
    let other = SpringMotion(
      spring: try #require(Spring(stiffness: 300, dampingRatio: ratio)), from: 100, to: 0)

    for t in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(abs(critical.value(at: t) - other.value(at: t)) < 1e-6)
      #expect(abs(critical.velocity(at: t) - other.velocity(at: t)) < 1e-4)
    }
  }

  @Test("A critically damped spring that starts at rest never overshoots")
  func noOvershoot() {
    let motion = SpringMotion(spring: .page, from: 320, to: 0)
    let values = (0...600).map { motion.value(at: Double($0) / 1000) }

    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(values.allSatisfy { $0 > 0 })
  }

  @Test("A caught motion goes on from where it was, as fast as it was", arguments: [0.0, 0.05, 0.2, 0.7])
  func retargeting(moment: Double) {
    let motion = SpringMotion(spring: .page, from: 0, to: 300, velocity: -100)

    let caught = motion.retargeted(to: -50, at: moment)
    let same = motion.retargeted(to: 300, at: moment)

    #expect(caught.value(at: 0) == motion.value(at: moment))
    #expect(caught.velocity(at: 0) == motion.velocity(at: moment))
    #expect(agrees(caught.value(at: 10), -50, within: 1e-12))
    #expect(agrees(same.value(at: 0.1), motion.value(at: moment + 0.1), within: 1e-11))
  }

  @Test("It is settled when near and slow, not when it only passes")
  func settled() throws {
    let swing = SpringMotion(
      spring: try #require(Spring(stiffness: 100, dampingRatio: 0.1)), from: 100, to: 0)
    let passing = try #require((1...1000).first { swing.value(at: Double($0) / 1000) < 0 })

    #expect(abs(swing.value(at: Double(passing) / 1000)) < 2)
    #expect(!swing.isSettled(at: Double(passing) / 1000, tolerance: 2))
    #expect(swing.isSettled(at: 20))
    #expect(!swing.isSettled(at: 0))
  }

  @Test("The settling time is the first millisecond at which it is settled")
  func settlingTime() throws {
    let motion = SpringMotion(spring: .page, from: 320, to: 0)
    let time = try #require(motion.settlingTime())

    #expect(motion.isSettled(at: time))
    #expect(!motion.isSettled(at: time - 0.001))
    #expect((0.3...0.45).contains(time))
    #expect(motion.settlingTime(tolerance: 0) == nil)
    #expect(motion.settlingTime(tolerance: .nan) == nil)
  }

  @Test("A motion that is where it should be is settled at once; one that hardly moves never is")
  func settlingExtremes() throws {
    let still = SpringMotion(spring: .thumb, from: 3, to: 3)
    let endless = SpringMotion(
      spring: try #require(Spring(stiffness: 1e-6, dampingRatio: 1)), from: 100, to: 0)

    #expect(still.settlingTime() == 0)
    #expect(endless.settlingTime() == nil)
  }

  @Test("What is not finite is replaced")
  func illegal() {
    let noStart = SpringMotion(spring: .page, from: .nan, to: 7, velocity: .infinity)
    let noEnd = SpringMotion(spring: .page, from: 7, to: .infinity)
    let nothing = SpringMotion(spring: .page, from: .nan, to: .nan, velocity: .nan)

    #expect(noStart == SpringMotion(spring: .page, from: 7, to: 7))
    #expect(noEnd == SpringMotion(spring: .page, from: 7, to: 7))
    #expect(nothing == SpringMotion(spring: .page, from: 0, to: 0))
  }
}
