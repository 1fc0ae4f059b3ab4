import DetentCore
import Testing

@Suite("Rubber band") struct RubberBandTests {
  struct File: Decodable {
    struct Row: Decodable {
      var x: Double
      var dimension: Double
      var c: Double
      var b: Double
      var toleranceAbs: Double?
      var derivativeAtX: Double?
    }
    var published: [Row]
    var computed: [Row]
    var inverse: [Row]
  }

  private static let isPresent = VectorFolder.holds("rubber_band.json")

  @Test("Published and computed values are met", .enabled(if: isPresent))
  func values() throws {
    let file = try VectorFolder.read("rubber_band.json", as: File.self)

    for row in file.published + file.computed {
      let band = RubberBand(dimension: row.dimension, coefficient: row.c)
      let step = max(row.x, 1) * 1e-5
      let slope = (band.shown(for: row.x + step) - band.shown(for: row.x - step)) / (2 * step)

      #expect(agrees(band.shown(for: row.x), row.b, within: 1e-12, absolute: row.toleranceAbs ?? 1e-12))
      #expect(agrees(band.shown(for: -row.x), -row.b, within: 1e-12, absolute: row.toleranceAbs ?? 1e-12))
      if let expected = row.derivativeAtX { #expect(agrees(slope, expected, within: 1e-4)) }
    }
  }

  @Test("The inverse is met", .enabled(if: isPresent))
  func inverse() throws {
    for row in try VectorFolder.read("rubber_band.json", as: File.self).inverse {
      let band = RubberBand(dimension: row.dimension, coefficient: row.c)

      #expect(agrees(band.overshoot(forShown: row.b), row.x, within: 1e-12))
      #expect(agrees(band.overshoot(forShown: -row.b), -row.x, within: 1e-12))
    }
  }

  @Test("There and back is the same place", arguments: [-5000.0, -31.5, -1e-6, 0, 0.25, 3, 480])
  func roundTrip(overshoot: Double) {
    let band = RubberBand(dimension: 320)

    #expect(agrees(band.overshoot(forShown: band.shown(for: overshoot)), overshoot, within: 1e-11))
  }

  @Test("It never reaches its extent", arguments: [1e3, 1e12, 1e300, .greatestFiniteMagnitude, .infinity])
  func limit(overshoot: Double) {
    let band = RubberBand(dimension: 320)

    #expect(band.shown(for: overshoot) < 320)
    #expect(band.shown(for: -overshoot) > -320)
    #expect(band.shown(for: overshoot) >= band.shown(for: 1e3))
  }

  @Test("What could not show counts as the furthest that can", arguments: [320, 1000, .infinity] as [Double])
  func impossiblyFar(shown: Double) {
    let band = RubberBand(dimension: 320)

    #expect(band.overshoot(forShown: shown).isFinite)
    #expect(band.overshoot(forShown: shown) > 1e15)
    #expect(band.overshoot(forShown: -shown) < -1e15)
  }

  @Test(
    "Without an extent, or without a coefficient, nothing gives",
    arguments: [0, -20, .nan, .infinity] as [Double])
  func degenerate(value: Double) {
    for band in [RubberBand(dimension: value), RubberBand(dimension: 320, coefficient: value)] {
      #expect(band.shown(for: 50) == 0)
      #expect(band.overshoot(forShown: 50) == 0)
    }
  }

  @Test("What is not a number shows nothing")
  func notANumber() {
    #expect(RubberBand(dimension: 320).shown(for: .nan) == 0)
    #expect(RubberBand(dimension: 320).overshoot(forShown: .nan) == 0)
  }
}
