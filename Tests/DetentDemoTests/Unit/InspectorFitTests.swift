import DetentCore
import DetentGraphics
import DetentLab
import DetentUI
import Testing

@testable import DetentControls
@testable import DetentDemo

@Suite("What has to fit into the rows of the inspector")
@MainActor
struct InspectorFitTests {
  @Test(
    "Every default and every limit fits its field with its unit, in each language",
    arguments: DemoScene.allCases,
    Texts.Language.allCases)
  func numbers(kind: DemoScene, language: Texts.Language) throws {
    ResourceFolder.registerFonts()
    let stage = try InspectorStage(kind) { $0.locale = language.rawValue }

    for row in stage.rows {
      guard let field = row.control as? NumberField, let numbers = row.parameter.numbers else { continue }
      for value in [numbers.limits.lowerBound, numbers.limits.upperBound, row.parameter.standard.number ?? 0]
      {
        try field.setValue(value)
        field.unit = numbers.unit.map { stage.scene.texts.suffix(of: $0, for: value) } ?? ""
        #expect(field.field.shownSuffix == field.unit, "\(row.name) \(value)\(field.unit)")
      }
    }
  }

  @Test(
    "Names and segments fit as well, in each language", arguments: DemoScene.allCases, Texts.Language.allCases
  )
  func words(kind: DemoScene, language: Texts.Language) throws {
    ResourceFolder.registerFonts()
    let stage = try InspectorStage(kind) { $0.locale = language.rawValue }

    for row in stage.rows {
      for label in row.view.subviews.compactMap({ $0 as? Label }) where !label.text.isEmpty && !label.isHidden
      {
        let wanted = label.sizeThatFits(Size(width: 10_000, height: 100)).width
        #expect(wanted <= label.frame.width + 0.5, "\(label.text): \(wanted) in \(label.frame.width)")
      }
      guard let segments = row.control as? SegmentedControl else { continue }
      for (index, title) in segments.titles.enumerated() {
        let label = Label().then { $0.text = title }
        let wanted = label.sizeThatFits(Size(width: 10_000, height: 100)).width
        #expect(wanted <= segments.segmentFrame(at: index).width - 8, "\(row.name): \(title)")
      }
    }
  }

  @Test(
    "Why something cannot be stands there as a whole, in each language", arguments: Texts.Language.allCases)
  func reasons(language: Texts.Language) throws {
    ResourceFolder.registerFonts()
    let stage = try InspectorStage(.range) { $0.locale = language.rawValue }
    for name in ["range.stops", "range.labels", "range.gap", "range.track-thickness"] {
      let row = try stage.row(name)
      for error in [
        RangeError.gapOutOfRange(gap: 999, allowed: 0...2), NumberFieldError.notANumber(text: ""),
        NumberFieldError.outside(value: -1, limits: 0...1_000_000),
      ] as [any Error] {
        row.refuse(error)
        stage.settle()
        let label = try #require(row.view.subviews.compactMap { $0 as? Label }.last)
        let wanted = Label().then { ($0.text, $0.font, $0.lines) = (label.text, label.font, .wrapping()) }
          .sizeThatFits(Size(width: label.frame.width, height: 1_000))
        #expect(!label.isHidden && wanted.height <= label.frame.height, "\(label.text) \(label.frame)")
      }
    }
  }
}

extension ParameterValue {
  /// The number; nil where it is none.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
}
