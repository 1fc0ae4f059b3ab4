import DetentCore
import Testing

@Suite("Paging: appearance ledger") struct AppearanceLedgerTests {
  private func text(_ calls: [AppearanceLedger.Call]) -> [String] {
    calls.compactMap { PagerEffect.appearance(index: $0.index, $0.phase).appearanceText }
  }

  @Test("A whole move: the one that comes is told first, the one that went before the one that came")
  func move() {
    var ledger = AppearanceLedger()

    let first = text(ledger.rest(on: 0))
    let begun = text(ledger.move(incoming: 1, outgoing: 0))
    let again = text(ledger.move(incoming: 1, outgoing: 0))
    let pages = ledger.pages
    let nobody = ledger.appeared
    let ended = text(ledger.rest(on: 1))

    #expect(first == ["+0", "+0!"] && begun == ["+1", "-0"] && again.isEmpty && ended == ["-0!", "+1!"])
    #expect(pages == [0, 1] && nobody == nil && ledger.appeared == 1 && ledger.pages == [1])
    #expect(text(ledger.rest(on: 1)).isEmpty)
  }

  @Test("A move that turns back hears the reverse calls")
  func turnsBack() {
    var ledger = AppearanceLedger()
    _ = ledger.rest(on: 0)
    _ = ledger.move(incoming: 1, outgoing: 0)

    let turned = text(ledger.move(incoming: 0, outgoing: 1))
    let ended = text(ledger.rest(on: 0))

    #expect(turned == ["+0", "-1"] && ended == ["-1!", "+0!"])
  }

  @Test("A move that is sent elsewhere says farewell to the page that will not come")
  func elsewhere() {
    var ledger = AppearanceLedger()
    _ = ledger.rest(on: 0)
    _ = ledger.move(incoming: 1, outgoing: 0)

    #expect(text(ledger.move(incoming: 7, outgoing: 0)) == ["-1", "-1!", "+7"])
    #expect(text(ledger.move(incoming: 7, outgoing: nil)) == ["-0!"])
    #expect(text(ledger.clear()) == ["-7", "-7!"])
    #expect(ledger == AppearanceLedger())
  }

  @Test("A page that is seen only as it leaves has come before")
  func onlyLeaving() {
    var ledger = AppearanceLedger()

    #expect(text(ledger.move(incoming: 2, outgoing: 1)) == ["+2", "+1", "-1"])
  }

  @Test("Edits say farewell to removed pages and renumber the others")
  func edits() {
    var ledger = AppearanceLedger()
    _ = ledger.rest(on: 3)
    _ = ledger.move(incoming: 4, outgoing: 3)

    let gone = text(ledger.prepare(for: .remove(2..<4)))
    ledger.renumber(by: .remove(2..<4))
    let left = ledger.pages
    ledger.renumber(by: .insert(count: 3, at: 0))

    #expect(gone == ["-3!"] && left == [2])
    #expect(text(ledger.prepare(for: .reload(count: 9))) == ["-5", "-5!"])
  }
}
