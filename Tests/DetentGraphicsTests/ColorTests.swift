import DetentGraphics
import Testing

@Suite("Color") struct ColorTests {
  @Test("A hexadecimal number gives the parts") func hex() {
    let orange = Color(hex: 0xFF9800)

    #expect(orange.pixel == 0xFFFF_9800)
    #expect(orange.alpha == 1)
    #expect(Color(hex: 0xAAFF_9800) == orange)
  }

  @Test("Parts are limited to 0 … 1") func limits() {
    let odd = Color(red: 7, green: -3, blue: .nan, alpha: .infinity)

    #expect(odd == Color(red: 1, green: 0, blue: 0))
    #expect(Color.black.withAlpha(-.infinity).alpha == 0)
  }

  @Test("Pixels are premultiplied and can be read back") func pixels() {
    let half = Color(red: 1, green: 0, blue: 0).withAlpha(0.5)

    #expect(half.pixel == 0x8080_0000)
    #expect(Color(pixel: half.pixel).red == 1)
    #expect(Color(pixel: 0) == .clear)
  }

  @Test("Mixing is linear in every part") func mixing() {
    #expect(Color.black.mixed(with: .white, fraction: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
    #expect(Color.black.mixed(with: .white, fraction: 9) == .white)
    #expect(Color.black.mixed(with: .white, fraction: .nan) == .black)
  }

  @Test("A clear colour lends no tint to a mixture") func mixingClear() {
    #expect(Color.clear.mixed(with: .white, fraction: 0.5) == Color.white.withAlpha(0.5))
    #expect(Color.white.mixed(with: .clear, fraction: 0.25) == Color.white.withAlpha(0.75))
    #expect(Color.clear.mixed(with: .clear, fraction: 0.5) == .clear)
  }

  @Test(
    "Contrast agrees with published values",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
      (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
    ] as [(UInt32, UInt32, Double)])
  func contrast(first: UInt32, second: UInt32, ratio: Double) {
    let measured = Color(hex: first).contrast(with: Color(hex: second))

    #expect(abs(measured - ratio) < 0.006)
    #expect(Color(hex: second).contrast(with: Color(hex: first)) == measured)
  }
}
