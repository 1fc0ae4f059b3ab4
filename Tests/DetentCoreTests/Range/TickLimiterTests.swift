import DetentCore
import Testing

@Suite("Tick limiter") struct TickLimiterTests {
  @Test("One tick in eight milliseconds, counted from the last one that was heard")
  func interval() {
    var limiter = TickLimiter()

    #expect(
      [0, 0.004, 0.0079, 0.008, 0.015, 0.016].map { limiter.allows(at: $0) } == [
        true, false, false, true, false, true,
      ])
  }

  @Test("A clock that goes back lets a tick through")
  func backwards() {
    var limiter = TickLimiter(interval: 1)

    #expect([5, 4.5, 4.6].map { limiter.allows(at: $0) } == [true, true, false])
  }
}

@Suite("Animated level") struct AnimatedLevelTests {
  @Test("At rest it is where it is, at any time")
  func rest() {
    let level = AnimatedLevel(0.4)

    #expect([-5.0, 0, 9].map(level.value) == [0.4, 0.4, 0.4])
    #expect([-5.0, 0, 9].map(level.isMoving) == [false, false, false])
    #expect(level.target == 0.4)
  }

  @Test("It goes to its target in the given time")
  func go() {
    var level = AnimatedLevel()
    level.go(to: 1, at: 10, duration: 0.3, curve: .linear)

    #expect([9, 10, 10.15, 10.3, 11].map { (level.value(at: $0) * 100).rounded() } == [0, 0, 50, 100, 100])
    #expect([9, 10, 10.29, 10.31].map(level.isMoving) == [true, true, true, false])
    #expect(level.target == 1)
  }

  @Test("Sent elsewhere on its way, it goes on from where it is")
  func interrupted() {
    var level = AnimatedLevel()
    level.go(to: 1, at: 0, duration: 1, curve: .linear)
    level.go(to: 0, at: 0.5, duration: 1, curve: .linear)

    #expect(level.value(at: 0.5) == 0.5)
    #expect(level.value(at: 1) == 0.25)
  }

  @Test("Sent where it goes already, it does not begin anew")
  func same() {
    var level = AnimatedLevel()
    level.go(to: 1, at: 0, duration: 1)
    let before = level

    level.go(to: 1, at: 0.9, duration: 5)

    #expect(level == before)
  }

  @Test("Without a duration it is there at once, and a jump begins anywhere")
  func jump() {
    var level = AnimatedLevel()
    level.go(to: 1, at: 0, duration: 0)
    #expect(level.value(at: 0) == 1 && !level.isMoving(at: 0))

    level.jump(from: 1, to: 0, at: 2, duration: 1, curve: .linear)
    level.jump(from: 1, to: 0, at: 2.5, duration: 1, curve: .linear)

    #expect(level.value(at: 2.5) == 1)
    #expect(level.value(at: 3) == 0.5)
  }
}
