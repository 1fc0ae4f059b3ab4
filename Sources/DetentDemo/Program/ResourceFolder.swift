internal import DetentGraphics
internal import Glibc

/// Finds the files that come with the program.
enum ResourceFolder {
  /// The folder named by the environment, or one beside the program, or the package's own above it.
  static let path: String? = candidates.first { access("\($0)/Fonts/DetentSans-Regular.otf", R_OK) == 0 }

  /// The plan of the lab that comes with the program.
  static var plan: String? { path.map { "\($0)/Plans/release-vs-magnet.json" } }

  /// The pictures that come with the program; nil where there are none.
  static let images: String? = path.flatMap { folder in
    access("\(folder)/Images/thumb.png", R_OK) == 0 ? "\(folder)/Images" : nil
  }

  private static var candidates: [String] {
    let program = programPath.split(separator: "/").dropLast().map { String($0) }
    let above = (0...min(5, program.count)).map { "/" + program.dropLast($0).joined(separator: "/") }
    let named = Environment.value(named: "DETENT_RESOURCES")
    return [named].compactMap { $0 } + above.flatMap { ["\($0)/Resources", "\($0)/share/detent"] }
  }

  private static var programPath: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return "" }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The sound of a tick, for desktops that have none.
  static var clickSound: String? { path.map { "\($0)/Sounds/click.wav" } }

  /// Makes the program's own fonts known; without them the system's are used.
  static func registerFonts() {
    guard let path else { return }
    try? Font.register(files: ["Regular", "Medium", "SemiBold"].map { "\(path)/Fonts/DetentSans-\($0).otf" })
  }
}
