/// The first chunk of a PNG, which says how large the picture is before anything is decoded.
///
/// Layout: PNG specification (third edition), sections 5.2 and 11.2.1.
struct PNGHeader {
  /// The number of columns, at least 1.
  let width: Int

  /// The number of rows, at least 1.
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header of `bytes`; `path` is for the error.
  init(_ bytes: [UInt8], path: String?) throws(GraphicsError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG(path: path) }
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .damagedPNG(path: path) }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    guard width > 0, height > 0 else { throw .damagedPNG(path: path) }
  }
}
