import DetentLab
import Foundation
import Testing

@testable import DetentDemo

@Suite("The keys of the texts")
@MainActor
struct TextUseTests {
  /// The keys that stand in the program as literals, beginning with a letter and with a dot in them.
  private static func literals() throws -> Set<String> {
    let here = URL(filePath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let sources = root.appending(path: "Sources/DetentDemo")
    let names = try #require(FileManager.default.enumerator(atPath: sources.path(percentEncoded: false)))
    var keys: Set<String> = []
    for case let name as String in names where name.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      for match in source.matches(of: /"([a-z]+(?:\.[a-z-]+)+)"/) { keys.insert(String(match.1)) }
    }
    return keys
  }

  /// The keys that are made at run time: from parameters, units, places, shelves and widgets.
  private static func made() throws -> Set<String> {
    var keys = Set(ParameterUnit.allCases.flatMap(\.keys) + HomePlace.allCases.map(\.key))
    keys.formUnion(Shelf.allCases.flatMap(\.groceries).map(\.nameKey))
    keys.formUnion(PageList().indexedTitleKeys)
    keys.formUnion(["range", "step", "continuous"].flatMap { ["\($0).title", "\($0).hint"] })
    for kind in DemoScene.allCases {
      for group in try InspectorStage(kind).groups {
        keys.formUnion(group.fullKeys)
        for parameter in group.parameters {
          keys.insert(parameter.key)
          if let reason = parameter.reasonKey { keys.insert(reason) }
          if parameter.kind == .action { keys.insert(parameter.actionKey) }
          if case .choice(let choices) = parameter.kind { keys.formUnion(choices.map(parameter.key(of:))) }
        }
      }
    }
    return keys
  }

  @Test("Every text that the program asks for is there, and none is there that it never asks for")
  func complete() throws {
    let known = Texts(.english).keys
    let made = try Self.made()
    let families = Set(known.compactMap { $0.split(separator: ".").first })
    // Other literals with dots are names of files and programs.
    let literals = try Self.literals().filter { key in
      key.split(separator: ".").first.map(families.contains) == true && !key.hasSuffix(".png")
    }

    #expect(made.union(literals).subtracting(known).sorted() == [])
    #expect(known.subtracting(made.union(literals)).sorted() == [])
    #expect(literals.count > 20)
  }
}

extension PageList {
  /// The keys of the titles of the pages that have some.
  fileprivate var indexedTitleKeys: [String] { (0..<count).compactMap(titleKey) }
}
