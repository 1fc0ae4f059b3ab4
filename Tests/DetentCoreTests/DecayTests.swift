import DetentCore
import Testing

@Suite("Decay") struct DecayTests {
  struct File: Decodable {
    struct Friction: Decodable {
      var drag: Double
      var x0: Double
      var v0: Double
      var tS: Double
      var x: Double?
      var v: Double?
      var toleranceAbs: Double
      var exactX: Double
      var exactV: Double
    }
    struct Exponential: Decodable {
      var v0PxS: Double
      var ratePerMs: Double
      var tS: Double
      var x: Double
      var v: Double
    }
    struct Kinetic: Decodable {
      var x0: Double
      var v0: Double
      var friction: Double
      var tS: Double
      var x: Double
      var v: Double
    }
    var flutterFriction: [Friction]
    var iosExponential: [Exponential]
    var gtkKineticDecel: [Kinetic]
  }

  struct Ends: Decodable {
    struct End: Decodable {
      enum CodingKeys: String, CodingKey {
        case velocity = "v0PxS"
        case rate = "ratePerMs"
        case final
        case time = "timeTo0.5PxS"
      }
      var velocity: Double
      var rate: Double
      var final: Double
      var time: Double
    }
    var iosExponentialFinal: [End]
  }

  private static let isPresent = VectorFolder.holds("decay.json")

  @Test("Flutter's friction is met", .enabled(if: isPresent))
  func flutter() throws {
    for expected in try VectorFolder.read("decay.json", as: File.self).flutterFriction {
      let decay = Decay(
        from: expected.x0, velocity: expected.v0,
        rate: try #require(DecelerationRate(perSecond: expected.drag)))
      let value = decay.value(at: expected.tS)
      let velocity = decay.velocity(at: expected.tS)

      if let x = expected.x { #expect(abs(value - x) <= expected.toleranceAbs) }
      if let v = expected.v { #expect(abs(velocity - v) <= expected.toleranceAbs) }
      #expect(agrees(value, expected.exactX, within: 1e-12))
      #expect(agrees(velocity, expected.exactV, within: 1e-12))
    }
  }

  @Test("The scroll view's deceleration is met", .enabled(if: isPresent))
  func scrollView() throws {
    for expected in try VectorFolder.read("decay.json", as: File.self).iosExponential {
      let decay = Decay(
        from: 0, velocity: expected.v0PxS,
        rate: try #require(DecelerationRate(perMillisecond: expected.ratePerMs)))

      #expect(agrees(decay.value(at: expected.tS), expected.x, within: 1e-10))
      #expect(agrees(decay.velocity(at: expected.tS), expected.v, within: 1e-10))
    }
  }

  @Test("Its rest, and the time until it is slow, are met", .enabled(if: isPresent))
  func ends() throws {
    for expected in try VectorFolder.read("decay.json", as: Ends.self).iosExponentialFinal {
      let decay = Decay(
        from: 0, velocity: expected.velocity,
        rate: try #require(DecelerationRate(perMillisecond: expected.rate)))

      #expect(agrees(decay.rest, expected.final, within: 1e-12))
      #expect(agrees(decay.time(untilSlowerThan: 0.5), expected.time, within: 1e-12))
    }
  }

  @Test("GTK's kinetic scrolling is met", .enabled(if: isPresent))
  func gtk() throws {
    for expected in try VectorFolder.read("decay.json", as: File.self).gtkKineticDecel {
      let decay = Decay(
        from: expected.x0, velocity: expected.v0,
        rate: try #require(DecelerationRate(friction: expected.friction)))

      #expect(agrees(decay.value(at: expected.tS), expected.x, within: 1e-12))
      #expect(agrees(decay.velocity(at: expected.tS), expected.v, within: 1e-12))
    }
  }

  @Test("It begins where it was set free and ends at its rest", arguments: [1500.0, -80, 0])
  func wholeWay(velocity: Double) {
    let decay = Decay(from: 20, velocity: velocity, rate: .fast)

    #expect(decay.value(at: 0) == 20)
    #expect(decay.value(at: -1) == 20)
    #expect(decay.velocity(at: .nan) == velocity)
    #expect(decay.value(at: .infinity) == decay.rest)
    #expect(decay.velocity(at: .infinity) == 0)
  }

  @Test("It takes no time to be slow for what is slow already, and forever to stand")
  func slowness() {
    let decay = Decay(from: 0, velocity: -30)

    #expect(decay.time(untilSlowerThan: 30) == 0)
    #expect(decay.time(untilSlowerThan: 0) == .infinity)
    #expect(decay.time(untilSlowerThan: -1) == .infinity)
    #expect(Decay(from: 0, velocity: 0).time(untilSlowerThan: -1) == 0)
    #expect(abs(decay.velocity(at: decay.time(untilSlowerThan: 3)) + 3) < 1e-12)
  }

  @Test("What is not finite becomes 0")
  func illegal() {
    #expect(Decay(from: .nan, velocity: .infinity) == Decay(from: 0, velocity: 0))
  }

  @Test("A rate outside of 0 … 1 is refused", arguments: [0, 1, -0.5, 1.5, .nan, .infinity] as [Double])
  func illegalRates(factor: Double) {
    #expect(DecelerationRate(perMillisecond: factor) == nil)
    #expect(DecelerationRate(perSecond: factor) == nil)
  }

  @Test(
    "A friction that slows nothing, or all at once, is refused",
    arguments: [0, -1, 1e-20, 1e9, .nan, .infinity])
  func illegalFriction(friction: Double) {
    #expect(DecelerationRate(friction: friction) == nil)
  }

  @Test("The three ways to name a rate agree")
  func names() throws {
    let bySecond = try #require(DecelerationRate(perSecond: 0.1))
    let byFriction = try #require(DecelerationRate(friction: bySecond.friction))
    let byMillisecond = try #require(DecelerationRate(perMillisecond: bySecond.perMillisecond))

    #expect(byFriction == bySecond)
    #expect(agrees(byMillisecond.friction, bySecond.friction, within: 1e-12))
  }
}

@Suite("When a decay comes to a place") struct DecayReachingTests {
  @Test("It is there at that time", arguments: [120, 250, 399.0])
  func reached(place: Double) throws {
    let decay = Decay(from: 100, velocity: 700)

    let time = try #require(decay.time(reaching: place))

    #expect(abs(decay.value(at: time) - place) < 1e-9)
    #expect(decay.time(reaching: 100) == 0)
  }

  @Test("What lies behind, at the rest or beyond, and on no way at all, is never reached")
  func never() {
    let decay = Decay(from: 100, velocity: -700)

    #expect(decay.time(reaching: 101) == nil && decay.time(reaching: decay.rest) == nil)
    #expect(decay.time(reaching: -9999) == nil && decay.time(reaching: .nan) == nil)
    #expect(Decay(from: 5, velocity: 0).time(reaching: 5) == nil)
  }
}
