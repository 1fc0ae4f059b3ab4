import DetentCore
import Foundation
import Testing
import X11TestSupport

extension EndToEndTests {
  @Suite("The demo as a program")
  @MainActor
  struct ProcessTests {
    /// Command lines that are refused, and what the line about them must name.
    nonisolated static let refused: [([String], [String])] = [
      (["--frobnicate"], ["--frobnicate", "--scene"]),
      (["scene"], ["scene"]),
      (["--scene", "lab", "--plan", "/nonexistent"], ["--plan", "/nonexistent", "No such file"]),
      (["--size", "10x10"], ["--size", "10x10", "200x120"]),
      (["--scale", "0"], ["--scale", "0", "0.5", "8"]),
      (["--count", "-1"], ["--count", "-1", "1000000"]),
      (["--stops"], ["--stops", "A,B,C"]),
      (["--initial", "0,11"], ["--initial", "0,11", "0 to 10"]),
      (["--initial", "0,0", "--collision", "keep-apart"], ["--initial", "0,0", "1 segment"]),
      (["--count", "0", "--initial", "0,0"], ["--initial", "0,0", "no stops"]),
      (["--collision", "bounce"], ["--collision", "bounce", "keep-apart|stop|cross|push"]),
      (["--gap", "2"], ["--gap", "--collision keep-apart"]),
      (["--collision", "keep-apart", "--gap", "11"], ["--gap", "11", "10"]),
      (["--count", "1", "--collision", "keep-apart", "--gap", "2"], ["--gap", "2", "0 to 1"]),
      (["--snap", "never"], ["--snap", "never", "release|live|magnetic"]),
      (["--track-press", "x"], ["--track-press", "'x'", "move|ignore"]),
      (["--range-drag=yes"], ["--range-drag", "yes", "no value"]),
      (["--orientation", "diagonal"], ["--orientation", "diagonal", "horizontal|vertical"]),
      (["--theme", "pink"], ["--theme", "pink", "light|dark|high-contrast"]),
      (["--images", "/dev/null"], ["--images", "/dev/null", "folder"]),
      (["--scene", "step", "--images", "none"], ["--images", "none", "no file", "folder"]),
      (["--locale", "fr"], ["--locale", "fr", "en|vi|ko"]),
      (["--exit-after", "soon"], ["--exit-after", "soon", "86400"]),
      (["--offscreen"], ["--offscreen", "--screenshot"]),
      (["--events-frames"], ["--events-frames", "--events"]),
      (["--inspector=on"], ["--inspector", "'on'", "no value"]),
      (["--tabs", "a,b", "--pages", "2"], ["--pages", "--tabs"]),
      (["--pages", "2", "--page", "2"], ["--page", "2", "1"]),
    ]

    @Test("A command line that cannot be met ends with 2 and one line that says why", arguments: refused)
    func usage(arguments: [String], words: [String]) throws {
      let screen = try Screen.shared()
      let windows = screen.client.children

      let demo = try DemoProcess(["--display", screen.server.display] + arguments)
      let status = demo.status()

      let (output, errors) = demo.remains()
      #expect(status == 2)
      #expect(output == "")
      #expect(errors.hasPrefix("detent-demo: ") && errors.hasSuffix("\n"))
      #expect(errors.count { $0 == "\n" } == 1)
      for word in words { #expect(errors.contains(word), "\(errors)") }
      #expect(screen.client.children == windows)
    }

    @Test("A display that cannot be used ends with 1 and one line that names it")
    func badDisplay() throws {
      let palette = try TestServer(screen: "320x240x8")
      let runs = [
        (try DemoProcess(["--display", ":54321"]), ":54321"),
        (try DemoProcess(["--display", palette.display]), palette.display),
        (try DemoProcess([]), "DISPLAY"),
        (try DemoProcess([], environment: ["DISPLAY": ":54322"]), ":54322"),
      ]

      for (demo, word) in runs {
        #expect(demo.status() == 1)
        let (output, errors) = demo.remains()
        #expect(output == "")
        #expect(errors.hasPrefix("detent-demo: --display: ") && errors.hasSuffix("\n"), "\(errors)")
        #expect(errors.count { $0 == "\n" } == 1)
        #expect(errors.contains(word) && errors.contains("allowed"), "\(errors)")
      }
    }

    @Test("The display comes from the environment unless an option names one")
    func displayOfEnvironment() throws {
      let display = try Screen.shared().server.display

      let demo = try DemoProcess(
        ["--scene", "range", "--events", "-", "--exit-after", "0.3"], environment: ["DISPLAY": display])

      #expect(demo.status() == 0)
      #expect(demo.nextLine(within: 0).flatMap(LogLine.init)?.type == "ready")
    }

    @Test(
      "--help names the options on standard output",
      arguments: [["--help"], ["--rtl", "--help", "--nonsense"]])
    func help(arguments: [String]) throws {
      let demo = try DemoProcess(arguments)

      #expect(demo.status() == 0)
      let first = demo.nextLine(within: 0)
      #expect(first == "usage: detent-demo OPTIONS…")
      #expect(demo.remains().errors == "")
    }

    @Test("--version is one line")
    func version() throws {
      let demo = try DemoProcess(["--version"])

      #expect(demo.status() == 0)
      #expect(demo.nextLine(within: 0)?.wholeMatch(of: /detent-demo \d+\.\d+\.\d+/) != nil)
      #expect(demo.nextLine(within: 0) == nil)
    }

    @Test("SIGTERM and SIGINT end the demo in order", arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
      let demo = try Demo()

      demo.process.send(signal: signal)
      let status = try demo.ends()

      #expect(status == 0)
      #expect(demo.log.last?.type == "bye")
      #expect(demo.log.last?.text("reason") == "signal-\(signal)")
    }

    @Test("--exit-after ends the demo by itself, and not before")
    func exitAfter() throws {
      let demo = try Demo(options: ["--exit-after", "0.5"])

      let status = try demo.ends()

      #expect(status == 0)
      #expect(demo.log.last?.text("reason") == "finished")
      #expect((0.5..<5).contains(demo.log.last?.time ?? 0))
    }

    @Test("--exit-after 0 shows the first frame all the same")
    func exitAtOnce() throws {
      let display = try Screen.shared().server.display
      let demo = try DemoProcess([
        "--display", display, "--scene", "range", "--events", "-", "--exit-after", "0",
      ])
      var types: [String] = []
      while let line = demo.nextLine(within: 10).flatMap(LogLine.init) { types.append(line.type) }

      #expect(demo.status() == 0)
      #expect(types == ["ready", "layout", "bye"])
    }

    @Test("Bad options end with 2 where there is no display, and leave the log of before alone")
    func judgedFirst() throws {
      let path = temporaryPath("jsonl")
      defer { try? FileManager.default.removeItem(atPath: path) }
      try "kept".write(toFile: path, atomically: true, encoding: .utf8)

      let demo = try DemoProcess(["--scene", "range", "--initial", "99,100", "--events", path])

      #expect(demo.status() == 2)
      #expect(demo.remains().errors.contains("--initial"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    }

    @Test("--events writes a file, line by line, while the demo runs")
    func eventsFile() throws {
      let path = temporaryPath("jsonl")
      defer { try? FileManager.default.removeItem(atPath: path) }
      let display = try Screen.shared().server.display

      let demo = try DemoProcess([
        "--display", display, "--scene", "range", "--events", path, "--exit-after", "0.3",
      ])

      #expect(demo.status() == 0)
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
        LogLine(String($0))
      }
      #expect(lines.map(\.type) == ["ready", "layout", "bye"])
      #expect(demo.remains() == ("", ""))
    }

    @Test(
      "A log or a picture that cannot be written ends with 1 and one line",
      arguments: ["--events", "--screenshot"])
    func unwritable(option: String) throws {
      let path = "/nonexistent/folder/file.png"
      let screen = try Screen.shared()

      let demo = try DemoProcess(["--display", screen.server.display, option, path, "--exit-after", "5"])

      #expect(demo.status() == 1)
      let errors = demo.remains().errors
      #expect(errors.count { $0 == "\n" } == 1)
      #expect(errors.contains(option) && errors.contains(path), "\(errors)")
    }

    @Test("--screenshot writes a picture of the window in pixels, then ends", arguments: [1, 1.5, 2])
    func screenshot(scale: Double) throws {
      let path = temporaryPath("png")
      defer { try? FileManager.default.removeItem(atPath: path) }
      let display = try Screen.shared().server.display

      let demo = try DemoProcess(
        ["--display", display, "--size", "300x200", "--scale", "\(scale)", "--screenshot", path])

      #expect(demo.status() == 0)
      #expect(try pictureSize(path) == [Int(300 * scale), Int(200 * scale)])
    }

    @Test("--offscreen needs no display, and ends the log in order")
    func offscreen() throws {
      let path = temporaryPath("png")
      defer { try? FileManager.default.removeItem(atPath: path) }

      let demo = try DemoProcess(
        [
          "--offscreen", "--scene", "range", "--screenshot", path, "--size", "400x300", "--scale", "2",
          "--events", "-",
        ])

      #expect(demo.status() == 0)
      #expect(try pictureSize(path) == [800, 600])
      let types = (0..<3).compactMap { _ in demo.nextLine(within: 0).flatMap(LogLine.init)?.type }
      #expect(types == ["ready", "layout", "bye"])
    }

    @Test("The language comes from the environment, in the order of POSIX, unless an option names one")
    func language() throws {
      let environments = [
        ["LANG": "ko_KR.UTF-8"], ["LC_ALL": "ko_KR", "LANG": "vi_VN"],
        ["LC_ALL": "", "LC_MESSAGES": "ko", "LANG": "en"],
      ]
      let korean = try picture(["--locale", "ko"], environment: ["LC_ALL": "vi"])

      for environment in environments { #expect(try picture([], environment: environment) == korean) }

      let english = try picture([], environment: [:])
      #expect(english != korean)
      #expect(try picture([], environment: ["LANG": "tlh"]) == english)
    }

    /// The picture that the demo draws without a display.
    private func picture(_ arguments: [String], environment: [String: String]) throws -> Data {
      let path = temporaryPath("png")
      defer { try? FileManager.default.removeItem(atPath: path) }
      let demo = try DemoProcess(
        ["--offscreen", "--scene", "range", "--screenshot", path, "--size", "560x360"] + arguments,
        environment: environment)
      #expect(demo.status() == 0)
      return try Data(contentsOf: URL(filePath: path))
    }

    @Test("A reader of the log that goes away does not end the demo")
    func brokenPipe() throws {
      let demo = try Demo()
      demo.process.closeOutput()

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 60)
      demo.release()

      #expect(try demo.screen.catchesUp(demo.window))
    }

    private func temporaryPath(_ suffix: String) -> String {
      FileManager.default.temporaryDirectory.appending(path: "detent-\(UUID().uuidString).\(suffix)").path
    }

    /// Width and height of a PNG file, by its first chunk (PNG specification, 11.2.2).
    private func pictureSize(_ path: String) throws -> [Int] {
      let bytes = Array(try Data(contentsOf: URL(filePath: path)).prefix(24))
      try #require(bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
  }
}
