import Testing

@testable import DetentDemo

@Suite("What stops are called")
struct StopLabelsTests {
  @Test(
    "Names are used as far as there are some; beyond, numbers go on or count",
    arguments: [
      (["10", "11"], 4, ["10", "11", "12", "13"]), (["a", "b"], 4, ["a", "b", "3", "4"]),
      (["a", "b"], 1, ["a"]), ([], 2, ["1", "2"]), (["0"], 3, ["0", "1", "2"]), (["a"], 0, []),
      (["-1"], 2, ["-1", "0"]),
    ] as [([String], Int, [String])])
  func labels(names: [String], count: Int, expected: [String]) {
    #expect(StopLabels(names).labels(count: count) == expected)
  }
}
