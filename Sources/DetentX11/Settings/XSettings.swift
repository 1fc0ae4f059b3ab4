/// What a desktop's settings daemon publishes: values by name.
///
/// The format is that of the XSETTINGS specification, version 0.5: a byte order, a serial number, a count, and that
/// many records of type, name, serial number and value, padded to multiples of four bytes.
struct XSettings: Sendable, Hashable {
  /// The values that are integers; colours say nothing that a window needs.
  private(set) var integers: [String: Int] = [:]
  /// The values that are texts.
  private(set) var texts: [String: String] = [:]

  /// No settings at all.
  init() {}

  /// Reads a published property.
  ///
  /// Broken data yields what stands before the break.
  init(_ bytes: [UInt8]) {
    guard var reader = SettingsReader(bytes), let count = reader.header() else { return }
    for _ in 0..<count {
      guard let record = reader.record() else { return }
      switch record.value {
      case .integer(let value): integers[record.name] = value
      case .text(let value): texts[record.name] = value
      case .color: break
      }
    }
  }

  subscript(name: String) -> Int? { integers[name] }
}
