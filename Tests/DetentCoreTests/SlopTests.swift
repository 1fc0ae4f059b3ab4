import DetentCore
import Testing

@Suite("Slop") struct SlopTests {
  @Test("Each kind of device has its own distance")
  func kinds() {
    let slop = Slop.pager()

    #expect(slop[.mouse] == 8)
    #expect(slop[.touch] == 10)
    #expect(slop[.touchpad] == 10)
    #expect(PointerKind.allCases.allSatisfy { Slop.thumb[$0] == 0 })
  }

  @Test("The desktop's drag threshold is for the mouse")
  func desktop() {
    #expect(Slop.pager(dragThreshold: 5) == Slop(mouse: 5, touch: 10))
  }

  @Test("A distance that cannot be becomes 0", arguments: [-1.0, -.infinity, .nan])
  func illegal(distance: Double) {
    #expect(Slop(distance) == .thumb)
  }
}
