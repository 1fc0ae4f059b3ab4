import DetentCore
import Testing

@Suite("Projection") struct ProjectionTests {
  struct File: Decodable {
    struct Offset: Decodable {
      var velocityPxS: Double
      var ratePerMs: Double
      var offsetPxWwdc: Double
      var offsetPxExactIntegral: Double
    }
    struct Snap: Decodable {
      var stops: [Double]
      var position: Double
      var velocityPxS: Double
      var rate: Double
      var projected: Double
      var index: Int
    }
    struct Nearness: Decodable {
      var stops: [Double]
      var position: Double
      var indexTieUpper: Int
    }
    var projection: [Offset]
    var projectedSnap: [Snap]
    var nearest: [Nearness]
  }

  private static let isPresent = VectorFolder.holds("snapping.json")

  @Test("Both projections are met", .enabled(if: isPresent))
  func offsets() throws {
    for row in try VectorFolder.read("snapping.json", as: File.self).projection {
      let rate = try #require(DecelerationRate(perMillisecond: row.ratePerMs))
      let exact = Projection.offset(velocity: row.velocityPxS, rate: rate)
      let published = Projection.publishedOffset(velocity: row.velocityPxS, rate: rate)

      #expect(agrees(exact, row.offsetPxExactIntegral, within: 1e-12))
      #expect(agrees(published, row.offsetPxWwdc, within: 1e-12))
    }
  }

  @Test("A projected place snaps to the listed stop", .enabled(if: isPresent))
  func snaps() throws {
    for row in try VectorFolder.read("snapping.json", as: File.self).projectedSnap {
      let rate = try #require(DecelerationRate(perMillisecond: row.rate))
      let published = row.position + Projection.publishedOffset(velocity: row.velocityPxS, rate: rate)
      let exact = row.position + Projection.offset(velocity: row.velocityPxS, rate: rate)

      #expect(agrees(published, row.projected, within: 1e-12))
      #expect(Nearest.index(in: row.stops, to: published) == row.index)
      #expect(Nearest.index(in: row.stops, to: exact) == row.index)
    }
  }

  @Test("The nearest stop is the listed one", .enabled(if: isPresent))
  func nearest() throws {
    for row in try VectorFolder.read("snapping.json", as: File.self).nearest {
      #expect(Nearest.index(in: row.stops, to: row.position) == row.indexTieUpper)
    }
  }

  @Test("The exact projection is where a decay rests", arguments: [-3000.0, 0, 42, 5000])
  func decay(velocity: Double) {
    #expect(Projection.offset(velocity: velocity) == Decay(from: 0, velocity: velocity).rest)
  }

  @Test("A velocity that is not finite goes nowhere", arguments: [.nan, .infinity, -.infinity] as [Double])
  func illegal(velocity: Double) {
    #expect(Projection.offset(velocity: velocity) == 0)
    #expect(Projection.publishedOffset(velocity: velocity) == 0)
  }
}
