import DetentLab
import Testing

@testable import DetentLabTool

@Suite("The command line of detent-lab")
struct LabCommandTests {
  private func error(_ arguments: String) -> String? {
    do throws(LabToolError) {
      _ = try LabCommand(arguments.split(separator: " ").map { String($0) })
      return nil
    } catch {
      return error.description
    }
  }

  private func command(_ arguments: String) throws -> LabCommand {
    try LabCommand(arguments.split(separator: " ").map { String($0) })
  }

  @Test("Each command takes its files and options")
  func commands() throws {
    #expect(try command("verify a b") == .verify(["a", "b"]))
    #expect(try command("replay a b") == .replay(["a", "b"]))
    #expect(try command("report a -o d b") == .report(["a", "b"], folder: "d"))
    #expect(try command("forget P-03 -o d") == .forget(participant: "P-03", folder: "d"))
    #expect(try command("replay a --window") == .watch("a", LabWatch()))
    #expect(
      try command("replay a --window --trial 7 --speed 0.5")
        == .watch("a", LabWatch(trial: 7, speed: 0.5)))
  }

  @Test("Other parameters are numbers, true or false, or words")
  func settings() throws {
    #expect(
      try command("replay a --set range.snap=live --set range.magnet=40 --set range.range-drag=true")
        == .whatIf(
          "a",
          [
            ParameterSetting(name: "range.snap", value: .string("live")),
            ParameterSetting(name: "range.magnet", value: .integer(40)),
            ParameterSetting(name: "range.range-drag", value: .bool(true)),
          ]))
  }

  @Test("What cannot be is refused with the word, and what may be")
  func errors() {
    #expect(error("draw a") == "'draw' is not a command; commands are verify, replay, report, forget")
    #expect(error("") == "'' is not a command; commands are verify, replay, report, forget")
    #expect(error("verify") == "a file is missing")
    #expect(error("report a") == "the folder, -o DIR, is missing")
    #expect(error("report a -o") == "the value of -o is missing")
    #expect(error("verify a -o d") == "'-o' is not an option of this command")
    #expect(error("replay a --speed 2") == "'--speed' is not an option of this command")
    #expect(error("replay a b --window") == "'b' is not an option of this command")
    #expect(
      error("replay a --window --speed 20")
        == "--speed: '20' is not allowed; allowed is a number from 0.1 to 10")
    #expect(
      error("replay a --window --speed nan")
        == "--speed: 'nan' is not allowed; allowed is a number from 0.1 to 10")
    #expect(error("replay a --window --trial 0") == "--trial: '0' is not allowed; allowed is a number from 1")
    #expect(error("replay a --set range.snap") == "--set: 'range.snap' is not allowed; allowed is NAME=VALUE")
  }

  @Test("A wrong command line ends with 2, what was found wrong with 1")
  func status() {
    #expect(LabToolError.missing("a file").status == 2)
    #expect(LabToolError.damaged(path: "a", .empty).status == 1)
  }
}
