import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@Suite("The same hand, other parameters")
@MainActor
struct WhatIfTests {
  private func whatIf(_ file: SessionFile, _ settings: [ParameterSetting]) throws -> [WhatIf.Trial] {
    let setup = try LabStage.setup().changing(settings)
    return try WhatIf(file, setup).run()
  }

  @Test("With the same parameters everything comes out the same")
  func same() throws {
    let stage = try LabStage(LabStage.setup())
    stage.doAll(error: 5)

    let trials = try whatIf(stage.file, [])

    #expect(trials.count == LabStage.trialCount)
    #expect(trials.allSatisfy { $0.recorded == $0.replayed && $0.recorded != nil })
  }

  @Test("The parameters of all variants are changed, each once")
  func changing() throws {
    let setting = ParameterSetting(name: "range.snap", value: .string("live"))
    let setup = try LabStage.setup().changing([setting])
    for variant in setup.plan.variants {
      #expect(variant.parameters.filter { $0.name == "range.snap" } == [setting])
    }
  }
}
