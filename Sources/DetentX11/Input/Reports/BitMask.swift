/// The masks of the X Input Extension: bytes whose bits are counted from the lowest.
enum BitMask {
  /// The numbers of the bits that are set, in rising order.
  static func numbers(_ mask: UnsafePointer<UInt8>?, bytes: CInt) -> [Int] {
    let bytes = unsafe UnsafeBufferPointer(start: mask, count: mask == nil ? 0 : Int(bytes))
    return bytes.indices.flatMap { index in
      (0..<8).filter { unsafe bytes[index] & 1 << $0 != 0 }.map { index * 8 + $0 }
    }
  }
}
