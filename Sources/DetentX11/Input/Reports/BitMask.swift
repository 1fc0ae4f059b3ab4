/// The masks of the X Input Extension: bytes whose bits are counted from the lowest.
enum BitMask {
  /// Calls `body` with the numbers of the bits that are set, in rising order.
  static func forEach(_ mask: UnsafePointer<UInt8>?, bytes: CInt, _ body: (Int) -> Void) {
    let bytes = unsafe UnsafeBufferPointer(start: mask, count: mask == nil ? 0 : Int(bytes))
    for index in bytes.indices where unsafe bytes[index] != 0 {
      for bit in 0..<8 where unsafe bytes[index] & 1 << bit != 0 { body(index * 8 + bit) }
    }
  }
}
