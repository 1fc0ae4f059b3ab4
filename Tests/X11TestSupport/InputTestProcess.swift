internal import Foundation

/// The process of an ``InputTestServer``, with the folder for its configuration, its log and its sockets.
final class InputTestProcess {
  /// Why there is no server.
  enum Failure: Error, CustomStringConvertible {
    case missing(String)
    case didNotStart(log: String)

    var description: String {
      switch self {
      case .missing(let path): "\(path) is not there (packages xserver-xorg-core, xserver-xorg-video-dummy)"
      case .didNotStart(let log): "Xorg does not start: \(log)"
      }
    }
  }

  let folder: String
  private let process: ServerProcess

  var display: String { process.display }

  init() throws {
    if let path = Self.missingFile { throw Failure.missing(path) }
    folder = FileManager.default.temporaryDirectory.path + "/inputtest-" + UUID().uuidString.prefix(8)
    let folder = folder
    try FileManager.default.createDirectory(atPath: folder + "/none", withIntermediateDirectories: true)
    try InputTestServer.configuration(sockets: folder).write(
      toFile: folder + "/xorg.conf", atomically: false, encoding: .utf8)
    // Without hardware it needs neither a terminal nor anybody's leave to use one.
    let arguments = [
      "Xorg", "-displayfd", "1", "-config", folder + "/xorg.conf", "-configdir", folder + "/none", "-logfile",
      folder + "/log", "-terminate", "-nolisten", "tcp", "-novtswitch", "-sharevts", "-ac",
    ]
    guard let process = try ServerProcess(arguments) else {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      throw Failure.didNotStart(log: Self.complaint(folder + "/log"))
    }
    self.process = process
  }

  deinit {
    process.kill()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func kill() { process.kill() }

  /// What is needed and not there.
  static var missingFile: String? {
    let modules = ["drivers/dummy_drv.so", "input/inputtest_drv.so"].map { "/usr/lib/xorg/modules/\($0)" }
    return (["/usr/bin/Xorg"] + modules).first { !FileManager.default.fileExists(atPath: $0) }
  }

  /// What the server says of why it ended.
  private static func complaint(_ log: String) -> String {
    let lines = ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.filter { $0.contains("(EE)") && $0.count > 30 }.suffix(3).joined(separator: " ")
  }
}
