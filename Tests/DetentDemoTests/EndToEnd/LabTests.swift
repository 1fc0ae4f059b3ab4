import CX11
import DetentCore
import DetentLab
import Foundation
import Testing
import X11TestSupport

@testable import DetentDemo

extension EndToEndTests {
  @Suite("The lab")
  @MainActor
  struct LabTests {
    /// A folder with a short plan, which goes with the test.
    private final class Folder {
      let url = FileManager.default.temporaryDirectory.appending(path: "detent-lab-\(UUID().uuidString)")
      var path: String { url.path(percentEncoded: false) }

      init(plan: String = Folder.plan) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try plan.write(to: url.appending(path: "plan.json"), atomically: true, encoding: .utf8)
      }

      deinit { try? FileManager.default.removeItem(at: url) }

      static let plan = """
        {"schema":"plan/1","name":"short","question":"?","primary":"time","seed":7,
         "stops":["10","11","12","13","14","15","16","17","18","19","20"],"levels":10,"pages":3,"timeout":60,"pause":0,
         "variants":[{"id":"A","name":"release","parameters":{"range.snap":"release"}},
                     {"id":"B","name":"magnet","parameters":{"range.snap":"magnetic","range.magnet":70}}],
         "practice":[],
         "trials":[{"task":"range","start":[0,10],"target":[2,7]},{"task":"step","start":1,"target":6},
                   {"task":"pager","start":0,"via":2,"end":1}],
         "questionnaires":["SEQ"]}
        """
    }

    private func start(_ folder: Folder, participant: String = "P-01", more: [String] = []) throws -> Demo {
      try Demo(
        options: [
          "--scene", "lab", "--plan", "\(folder.path)/plan.json", "--record", folder.path, "--participant",
          participant, "--locale", "en", "--size", "720x560",
        ] + more)
    }

    private func file(_ folder: Folder, _ name: String = "lab-P-01-1.jsonl") throws -> SessionFile {
      SessionFile(try TextFile.read("\(folder.path)/\(name)"))
    }

    private func replay(_ file: SessionFile, row: Int = 0) throws -> Replay.Result {
      let setup = try #require(try LabSetup(file, reader: LabKnobs.reader(file: "plan")))
      return try Replay(file, setup).run()
    }

    @Test(
      "A participant with a real mouse goes through all of it; the file is whole, and its replay is the same")
    func session() throws {
      let folder = try Folder()
      let demo = try start(folder)

      while try demo.labLayout().text("kind") != "thanks" { try demo.doLabStep(error: 6) }
      demo.press(at: try demo.labLayout().rect("button").center)
      demo.release()
      #expect(try demo.ends() == 0)

      let file = try file(folder)
      #expect(file.damage == nil)
      let ends = file.lines.filter { $0.kind == .trialEnd }
      #expect(ends.map { $0["status"]?.text } == Array(repeating: "done", count: 6))
      #expect(ends.allSatisfy { $0["m"]?["exact"]?.flag == true })
      #expect(file.lines.filter { $0.kind == .questionnaire }.map { $0["answer"]?.whole } == [4, 4])
      let result = try replay(file)
      #expect(result.trials == 6 && result.verified == 6 && result.difference == nil, "\(result)")
    }

    @Test("Clicks on crosses, practice, the preference and a question in words are replayed the same")
    func everything() throws {
      let plan = Folder.plan.replacing(
        "\"practice\":[]",
        with: """
          "practice":[{"task":"step","start":1,"target":3}],"practice_until":{"successes":1,"tries":2},
          "click_check":true,"preference":true,"open_question":"What was in your way?"
          """)
      let folder = try Folder(plan: plan)
      let demo = try start(folder)
      while try demo.labLayout().text("kind") != "words" { try demo.doLabStep() }
      for key in ["o", "k"] { demo.key(key) }
      try demo.catchesUp()
      try demo.goOnInLab()
      demo.process.end()

      let file = try file(folder)
      #expect(file.lines.count { $0.kind == .click } == 5 && file.lines.count { $0.kind == .preference } == 1)
      #expect(file.lines.filter { $0.kind == .words }.map { $0["text"]?.text } == ["ok"])
      let result = try replay(file)
      #expect(result.trials >= 8 && result.verified == result.trials && result.difference == nil, "\(result)")
    }

    @Test(
      "Killed in mid-trial it loses nothing but that trial, and goes on there; the next participant has another order"
    )
    func killed() throws {
      let folder = try Folder()
      let demo = try start(folder)
      for _ in 0..<3 { try demo.doLabStep() }
      try demo.goOnInLab()
      let trial = try demo.labLayout().integer("trial")
      demo.process.end()
      let before = try file(folder)
      #expect(before.isResumable && before.lines.count { $0.kind == .trialEnd } == 1)

      let again = try start(folder)
      #expect(try again.labLayout().integer("trial") == trial)
      while try again.labLayout().text("kind") != "thanks" { try again.doLabStep() }
      again.process.end()

      let after = try file(folder)
      #expect(after.damage == nil)
      #expect(after.lines.filter { $0.kind == .trialEnd }.compactMap(\.trial) == Array(1...6))
      let result = try replay(after)
      #expect(result.difference == nil, "\(result)")
      let next = try start(folder, participant: "P-02")
      for _ in 0..<2 { try next.goOnInLab() }
      #expect(try next.labLayout().text("variant") == "B")
    }

    @Test(
      "The evaluator's window opens beside that of the participant, and the session goes on as without it")
    func evaluator() throws {
      let folder = try Folder()
      let demo = try start(folder, more: ["--hud"])

      let client = demo.screen.client
      let panel = try #require(client.children.first { Self.instanceName(of: $0, client) == "detent-hud" })
      var attributes = XWindowAttributes()
      XGetWindowAttributes(client.display, panel, &attributes)
      #expect(attributes.map_state == IsViewable && attributes.x >= 720)
      for _ in 0..<3 { try demo.doLabStep() }
      #expect(try demo.labLayout().integer("trial") == 2)
    }

    @Test("The inspector begins a session: who takes part, which plan, and the window is the participant's")
    func fromInspector() throws {
      let folder = try Folder()
      let demo = try Demo(options: [
        "--scene", "range", "--inspector", "--size", "980x640", "--plan", "\(folder.path)/plan.json",
        "--record",
        folder.path, "--locale", "en",
      ])
      try demo.reach("lab.participant")
      demo.keyDown("Control_L")
      demo.key("a")
      demo.keyUp("Control_L")
      for key in ["z", "7"] { demo.key(key) }
      try demo.reach("lab.start")
      demo.key("space")

      let layout = try demo.waits(for: "layout") { $0.text("widget") == "lab" }
      #expect(layout.text("kind") == "consent")
      #expect(demo.log.count { $0.type == "ready" } == 2 && demo.heard("bye").isEmpty)
      try demo.goOnInLab()
      #expect(try file(folder, "lab-z7-1.jsonl").lines.first?["participant"]?.text == "z7")
    }

    @Test("What speaks against a session is told once; who asks again begins it, and its file says so")
    func doubt() throws {
      let folder = try Folder()
      let writer = SessionWriter(sink: try SessionFileSink(path: "\(folder.path)/lab-P-01-1.jsonl"))
      writer.write(
        .session,
        [
          JSON.Member("schema", .string(SessionFile.schema)), JSON.Member("plan", .string("short")),
          JSON.Member("participant", .string("P-01")),
        ])
      writer.write(.end)
      let demo = try Demo(options: [
        "--scene", "range", "--inspector", "--size", "980x640", "--plan", "\(folder.path)/plan.json",
        "--record", folder.path, "--participant", "P-01", "--locale", "en",
      ])
      try demo.reach("lab.start")
      demo.key("space")
      #expect(
        try demo.waits(for: "error").text("message").contains("P-01 has gone through this plan already"))
      try demo.catchesUp()
      #expect(!demo.heard("layout").contains { $0.text("widget") == "lab" })

      demo.key("space")
      try demo.waits(for: "layout") { $0.text("widget") == "lab" }
      try demo.goOnInLab()

      let concerns = try file(folder, "lab-P-01-2.jsonl").lines.filter { $0.kind == .concern }
      #expect(concerns.map { $0["what"]?.text } == ["repeated"])
    }

    @Test("What is no plan is refused in its row, with the reason in the log, and no session begins with it")
    func noPlan() throws {
      let demo = try Demo(options: ["--scene", "range", "--inspector", "--size", "980x640", "--locale", "en"])
      try demo.reach("lab.plan")
      demo.keyDown("Control_L")
      demo.key("a")
      demo.keyUp("Control_L")
      for key in ["n", "o"] { demo.key(key) }
      demo.key("Return")

      #expect(try demo.waits(for: "error").text("message").contains("lab.plan: --plan: "))
      try demo.catchesUp()
      #expect(demo.heard("parameter").isEmpty)
      try demo.reach("lab.start")
      demo.key("space")
      try demo.waits(for: "error") { $0.text("message").contains("lab.start: --plan: ") }
      try demo.catchesUp()
      #expect(!demo.heard("layout").contains { $0.text("widget") == "lab" })
    }

    private static func instanceName(of window: CX11.Window, _ client: TestClient) -> String? {
      var hint = XClassHint()
      guard XGetClassHint(client.display, window, &hint) != 0 else { return nil }
      defer {
        XFree(hint.res_name)
        XFree(hint.res_class)
      }
      return hint.res_name.map { String(cString: $0) }
    }

    @Test("A plan that cannot be done is refused before a window opens, with file, place and what is allowed")
    func badPlan() throws {
      let folder = try Folder()
      let path = "\(folder.path)/plan.json"
      try Folder.plan.replacing("\"magnetic\"", with: "\"sticky\"").write(
        toFile: path, atomically: true, encoding: .utf8)

      let demo = try DemoProcess(
        [
          "--display", Screen.shared().server.display, "--scene", "lab", "--plan", path, "--record",
          folder.path,
        ])

      #expect(demo.status() == 2)
      let errors = demo.remains().1
      for word in [
        "--plan", "plan.json", "variants[1].parameters.range.snap", "sticky", "release|live|magnetic",
      ] {
        #expect(errors.contains(word), "\(errors)")
      }
      #expect(SessionFolder(path: folder.path).sessions.isEmpty)
    }
  }
}
