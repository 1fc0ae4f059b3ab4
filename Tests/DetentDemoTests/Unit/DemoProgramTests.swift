import DetentCore
import DetentUI
import Foundation
import Testing

@testable import DetentDemo

@Suite("The program without a display")
@MainActor
struct DemoProgramTests {
  private func program(_ output: CollectingOutput, _ edit: (inout DemoOptions) -> Void = { _ in }) throws
    -> DemoProgram
  {
    var options = DemoOptions()
    options.locale = "en"
    options.scene = .range
    edit(&options)
    return try DemoProgram(options: options, driver: OffscreenDriver(), output: output)
  }

  @Test("It logs ready, layout and bye, and ends with 0")
  func run() throws {
    let output = CollectingOutput()

    let status = try program(output) { $0.exitAfter = 1 }.run()

    #expect(status == 0)
    #expect(output.lines.map(\.type) == ["ready", "layout", "bye"])
    #expect(output.lines.last?.time == 1)
    #expect(output.lines.last?.text("reason") == "finished")
  }

  @Test("A time of 0 ends it after the first frame")
  func noTime() throws {
    let output = CollectingOutput()

    let status = try program(output) { $0.exitAfter = 0 }.run()

    #expect(status == 0)
    #expect(output.lines.map(\.type) == ["ready", "layout", "bye"])
    #expect(output.lines.last?.time == 0)
  }

  @Test("Options that do not fit each other are refused before a display or a file is asked for")
  func judged() throws {
    var options = DemoOptions()
    options.scene = .range
    options.initial = OptionValue(option: "--initial", text: "99,100")
    options.events = .file("/nonexistent/folder/events")
    func noDriver() throws -> any Driver {
      Issue.record("A driver was made")
      return OffscreenDriver()
    }

    #expect(throws: UsageError.self) { try DemoProgram(options: options, driver: noDriver()) }
  }

  @Test(
    "A broken picture is named before a display is asked for",
    arguments: [DemoScene.home, .range, .step, .continuous])
  func brokenImage(scene: DemoScene) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "stop.png")
    try Data("no picture".utf8).write(to: file)
    var options = DemoOptions()
    options.scene = scene
    options.images = folder.path(percentEncoded: false)
    func noDriver() throws -> any Driver {
      Issue.record("A driver was made")
      return OffscreenDriver()
    }

    let error = #expect(throws: UsageError.self) { try DemoProgram(options: options, driver: noDriver()) }

    let line = error.map { "\($0)" } ?? ""
    #expect(
      line.hasPrefix("--images: the file /") && line.contains("stop.png is not a PNG picture;"), "\(line)")
  }

  @Test("A gap that the stops cannot keep is refused; the one that is the default is not", arguments: [1, 2])
  func gap(segments: Int) throws {
    var options = DemoOptions()
    options.scene = .range
    options.stops = ["0"]
    options.collision = .keepApart(segments: segments)

    let program = try? DemoProgram(options: options, driver: OffscreenDriver())

    #expect((program != nil) == (segments == 1))
  }

  @Test(
    "The colours are those of the desktop, light where it says nothing, or those that were asked for",
    arguments: [
      (nil, nil, .light), (.dark, nil, .dark), (.highContrast, nil, .highContrast), (.dark, "light", .light),
      (nil, "dark", .dark), (.light, "high-contrast", .highContrast),
    ] as [(ColorScheme?, String?, ColorScheme)])
  func colors(desktop: ColorScheme?, option: String?, expected: ColorScheme) throws {
    let driver = OffscreenDriver(desktop: DesktopSettings(colorScheme: desktop))
    var options = DemoOptions()
    options.themeName = option
    options.exitAfter = 0

    let program = try DemoProgram(options: options, driver: driver, output: CollectingOutput())

    #expect(program.theme == Theme(expected))
  }

  @Test("Without anything to do it ends by itself")
  func nothing() throws {
    let output = CollectingOutput()

    #expect(try program(output).run() == 0)
    #expect(output.lines.map(\.type) == ["ready", "layout", "bye"])
  }

  @Test("The same options give the same log")
  func same() throws {
    let logs = try (0..<2).map { _ in
      let output = CollectingOutput()
      _ = try program(output) { $0.logsFrames = true }.run()
      return output.writes.map { $0.replacing(/"(ms|pid)":[^,}]*/, with: "") }
    }

    #expect(logs[0] == logs[1])
  }

  @Test("A picture that cannot be written is an error in the log and of the program")
  func screenshot() throws {
    let output = CollectingOutput()
    let program = try program(output) { $0.screenshot = "/nonexistent/folder/a.png" }

    #expect(throws: DemoFailure.self) { try program.run() }
    #expect(output.lines.map(\.type) == ["ready", "layout", "error", "bye"])
    #expect(output.lines[2].text("message").contains("/nonexistent/folder/a.png"))
  }
}
