/// The masks of the X Input Extension: bytes whose bits are counted from the lowest.
enum BitMask {
  /// The numbers of the bits that are set, in rising order.
  static func numbers(_ mask: UnsafePointer<UInt8>?, bytes: CInt) -> [Int] {
    let bytes = unsafe UnsafeBufferPointer(start: mask, count: mask == nil ? 0 : Int(bytes))
    var numbers: [Int] = []
    for index in bytes.indices where unsafe bytes[index] != 0 {
      for bit in 0..<8 where unsafe bytes[index] & 1 << bit != 0 { numbers.append(index * 8 + bit) }
    }
    return numbers
  }
}
