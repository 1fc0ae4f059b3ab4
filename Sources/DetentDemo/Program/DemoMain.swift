internal import DetentUI
internal import DetentX11
internal import Glibc

/// Where the program begins.
@main
@MainActor
enum DemoMain {
  static func main() {
    do {
      switch try CommandLineParser.parse(Array(CommandLine.arguments.dropFirst())) {
      case .help: say(HelpText.text, to: STDOUT_FILENO)
      case .version: say("detent-demo \(DemoVersion.text)", to: STDOUT_FILENO)
      case .run(let options): exit(try run(options))
      }
    } catch let error as UsageError {
      fail("\(error)", status: 2)
    } catch let error as DriverError {
      fail(error.line, status: 1)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func run(_ options: DemoOptions) throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    ResourceFolder.registerFonts()
    if options.runsLab {
      let session = try LabLauncher(options)
      if !session.concerns.isEmpty {
        say("detent-demo: \(SessionDoubt(concerns: session.concerns))", to: STDERR_FILENO)
      }
      return try session.run(on: makeDriver(options), log: options.events.map(DemoProgram.output))
    }
    let program = try DemoProgram(options: options, driver: makeDriver(options))
    let status = try program.run()
    guard let session = program.session else { return status }
    return try LabLauncher(session).run(on: makeDriver(session), log: program.output)
  }

  private static func makeDriver(_ options: DemoOptions) throws -> any Driver {
    if options.isOffscreen { return OffscreenDriver() }
    let driver = try X11Driver(display: options.display)
    driver.clickSound = ResourceFolder.clickSound
    driver.isPaced = options.isPaced
    return driver
  }

  private static func fail(_ line: String, status: Int32) -> Never {
    say("detent-demo: \(line)", to: STDERR_FILENO)
    exit(status)
  }

  private static func say(_ text: String, to descriptor: Int32) {
    var line = text + "\n"
    line.withUTF8 { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
  }
}
