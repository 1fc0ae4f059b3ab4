import DetentCore
import DetentGraphics
import Testing

@testable import struct DetentGraphics.AlphaMask

@Suite("Shadow") struct ShadowTests {
  private func shadow(_ factor: Double, x: Double = 20, blur: Double = 6) throws -> Bitmap {
    let side = Int(60 * factor)
    return try picture(side, side, scale: factor, on: .clear) { canvas in
      canvas.fillShadow(
        of: Path(ellipseIn: Rect(x: x, y: 20, width: 20, height: 20)), color: .black, blur: blur)
    }
  }

  @Test("It fades out evenly on all sides, without a step", arguments: [1, 1.5, 2] as [Double])
  func smooth(factor: Double) throws {
    let drawn = try shadow(factor)
    let middle = Int(30 * factor)
    let row = drawn.alphas(row: middle)
    let half = Array(row[middle...])

    #expect(half == half.sorted(by: >))
    #expect(zip(half, half.dropFirst()).allSatisfy { $0 - $1 < 64 })
    #expect(half[0] > 200 && half.last == 0)
    let edge = row[Int(40 * factor)]
    #expect(edge > 70 && edge < 150)
    #expect(zip(row, row.reversed()).allSatisfy { abs($0 - $1) <= 3 })
  }

  @Test("It reaches no further than its blur says") func reach() throws {
    let row = try shadow(1).alphas(row: 30)

    #expect(row[..<10].allSatisfy { $0 <= 2 } && row[51...].allSatisfy { $0 <= 2 })
    #expect(row[36] > 150)
  }

  @Test("The same call gives the same picture, wherever the shape came from") func deterministic() throws {
    let first = try shadow(2)
    _ = try shadow(2, x: 21.3)

    #expect(try shadow(2) == first)
    #expect(try shadow(2, x: 20 + 1e-9) == first)
  }

  @Test("Without blur it is the shape", arguments: [0, -3, .nan] as [Double])
  func noBlur(blur: Double) throws {
    let drawn = try picture(12, 12, on: .clear) { canvas in
      canvas.fillShadow(
        of: Path(rect: Rect(x: 2, y: 2, width: 4, height: 4)), color: .black, blur: blur,
        offset: Vector(dx: 1, dy: 3))
    }

    #expect(drawn[3, 5] >> 24 > 250 && drawn[6, 8] >> 24 > 250 && drawn[8, 9] >> 24 < 5)
  }

  @Test("A large shape has one too") func large() throws {
    let drawn = try picture(900, 700, on: .clear) { canvas in
      canvas.fillShadow(
        of: Path(rect: Rect(x: 50, y: 50, width: 800, height: 600)), color: .black, blur: 20)
    }

    #expect(drawn[450, 350] >> 24 > 250 && drawn[5, 5] >> 24 < 5)
    #expect(abs(Int(drawn[50, 350] >> 24) - 128) < 20)
  }

  @Test("Three boxes have the variance that was asked for", arguments: [1, 1.7, 3, 8, 25] as [Double])
  func boxes(sigma: Double) {
    let variance = AlphaMask.boxRadii(sigma: sigma).map { radius in
      let width = Double(2 * radius + 1)
      return (width * width - 1) / 12
    }.reduce(0, +)

    #expect(abs(variance.squareRoot() - sigma) < 0.25)
    #expect(AlphaMask.boxRadii(sigma: 0) == [0, 0, 0])
  }
}
