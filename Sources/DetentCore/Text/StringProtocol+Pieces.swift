extension StringProtocol {
  /// The parts of the text between the places of `mark`, empty ones too; all of it where the mark is not, or is empty.
  ///
  /// It compares bytes, and needs nothing of the library of regular expressions, which is as large as a quarter of the program.
  ///
  /// - Complexity: O(length of the text × length of the mark)
  package func pieces(between mark: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    guard !mark.isEmpty else { return [String(self)] }
    var pieces: [String] = []
    var (start, place) = (0, 0)
    while place + mark.count <= bytes.count {
      guard bytes[place..<place + mark.count].elementsEqual(mark) else {
        place += 1
        continue
      }
      pieces.append(String(decoding: bytes[start..<place], as: UTF8.self))
      place += mark.count
      start = place
    }
    return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
