import DetentLab
import Foundation
import Testing

@Suite("The report as a page")
@MainActor
struct ReportPageTests {
  private func report() throws -> LabReport { try ReportFiles.report() }

  @Test("The page is well-formed, and names nothing twice")
  func wellFormed() throws {
    let checker = PageChecker(try report().html)

    #expect(checker.faults == [])
    #expect(Set(checker.ids).count == checker.ids.count)
  }

  @Test("The page loads nothing, runs nothing, and holds no pixels")
  func selfContained() throws {
    let page = try report().html

    for word in ["<script", "<link", "<img", "<image", "<iframe", "@import", "src=", "url(h", "javascript:"] {
      #expect(!page.contains(word), "\(word)")
    }
    let addresses = page.ranges(of: "http").map { page[$0.lowerBound...].prefix(30) }
    #expect(addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/") })
  }

  @Test("The same files give the same page")
  func deterministic() throws {
    let first = try report().html

    #expect(LabReport(files: try ReportFiles.all()).html == first)
  }

  @Test("The sections stand in the order of the plan of the report")
  func order() throws {
    let page = try report().html
    let places = [
      "verdict", "validity", "tasks", "comparison", "errors", "movements", "learning", "pointing", "answers",
      "exclusions", "definitions", "files", "limits",
    ].map { page.ranges(of: "<section id=\"\($0)\">").first?.lowerBound }

    #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self).count == 13)
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(page.ranges(of: "<svg").count == 8)
  }

  @Test("Few participants get no interval, and a title that says so")
  func observations() throws {
    let page = try report().markdown

    #expect(page.hasPrefix("# Observations: release-vs-magnet"))
    #expect(page.contains("not with n \\< 5") && !page.contains("95 % interval of the change"))
    #expect(page.contains("a difference in time below 45 %"))
    #expect(page.contains("A → B: 2, B → A: 1; not balanced"))
  }

  @Test("Eight participants of balanced orders are a comparison with its interval")
  func comparison() throws {
    let report = LabReport(try ReportFiles.crowd(8, of: [.tired, .slowAndExact]))

    #expect(report.study.strength == .comparison)
    #expect(report.markdown.contains("95 % interval of the change"))
  }

  @Test("Words of others cannot become tags")
  func escaping() throws {
    let evil = "<b onclick='x'>&\"|`"
    let file = ReportFiles.renamed(try SyntheticParticipant.tired.text(), evil)
    let report = LabReport(files: [(name: "<script>alert(1)</script>.jsonl", file: file)])

    #expect(PageChecker(report.html).faults == [])
    #expect(!report.html.contains("<script") && !report.html.contains("<b "))
    #expect(report.html.contains("&lt;b onclick=&#39;x&#39;&gt;&amp;&quot;|`"))
    #expect(report.markdown.contains("\\<b onclick='x'\\>&\"\\|\\`"))
  }

  @Test("A damaged file and a file of nothing are told of, and the rest is reported")
  func damaged() throws {
    let text = try SyntheticParticipant.tired.text()
    let files = [
      (name: "cut.jsonl", file: SessionFile(String(text.prefix(text.count / 2)))),
      (name: "empty.jsonl", file: SessionFile("")),
    ]

    let report = LabReport(files: files)

    #expect(PageChecker(report.html).faults == [])
    #expect(report.markdown.contains("cut.jsonl: the last line was cut off"))
    #expect(report.markdown.contains("empty.jsonl: nothing can be read"))
    #expect(report.study.trials.count > 10)
    #expect(PageChecker(LabReport(files: []).html).faults == [])
  }

  @Test("Twenty sessions stay a page that a browser opens at once")
  func budget() throws {
    let page = LabReport(try ReportFiles.crowd(20, of: SyntheticParticipant.all)).html

    #expect(page.ranges(of: "<path").count < 3_000)
    #expect(page.utf8.count < 6_000_000)
  }

  @Test("Plots that would have nothing to show are left out")
  func nothing() throws {
    var session = LabSession(try SyntheticParticipant.tired.session(), name: "f")
    session.trials = session.trials.filter { $0.widget == .step && $0.start == [10] }

    let page = LabReport(LabStudy([session])).html

    #expect(!page.contains("id=\"pointing\"") && !page.contains("Swipes of the pager"))
    #expect(page.contains("Every trial"))
  }
}
