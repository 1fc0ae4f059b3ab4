internal import DetentLab
internal import Glibc

/// Where `detent-lab` begins.
@main
@MainActor
enum LabTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty || arguments.contains("--help") { end(status: 0, saying: LabCommand.help) }
    do throws(LabToolError) {
      let command = try LabCommand(arguments)
      for line in try command.run() { TextFile.append(line + "\n", to: STDOUT_FILENO) }
    } catch {
      TextFile.append("detent-lab: \(error)\n", to: STDERR_FILENO)
      exit(error.status)
    }
  }

  private static func end(status: Int32, saying text: String) -> Never {
    TextFile.append(text + "\n", to: STDOUT_FILENO)
    exit(status)
  }
}
