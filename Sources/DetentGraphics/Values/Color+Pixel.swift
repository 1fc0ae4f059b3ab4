extension Color {
  /// The colour as one premultiplied pixel, 0xAARRGGBB.
  public var pixel: UInt32 {
    func part(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// Creates the colour of a premultiplied pixel, 0xAARRGGBB.
  public init(pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else {
      self = .clear
      return
    }
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / alpha }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}
