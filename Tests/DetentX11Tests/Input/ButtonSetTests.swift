import CX11
import Testing

@testable import DetentX11

@Suite("Sets of buttons") struct ButtonSetTests {
  @Test("Buttons come and go one by one") func members() {
    var held: ButtonSet = [1, 8]
    held.insert(3)
    held.insert(3)
    held.remove(8)
    held.remove(9)

    #expect(held == [3, 1] && held.contains(1) && !held.contains(8) && !held.isEmpty)
    held.remove(1)
    held.remove(3)
    #expect(held.isEmpty && held == [])
  }

  @Test("What is a wheel is left out") func wheel() {
    let held: ButtonSet = [1, 4, 7, 8]

    #expect(held.subtracting(.wheel) == [1, 8])
    #expect(ButtonSet([4, 5, 6, 7]).subtracting(.wheel).isEmpty)
  }

  @Test("A mask of all buttons that the protocol knows is read, those beyond 63 as one") func mask() {
    var bytes = [UInt8](repeating: 0, count: 32)
    (bytes[0], bytes[31]) = (0b10, 0b1000_0000)

    let held = bytes.withUnsafeMutableBufferPointer {
      ButtonSet(XIButtonState(mask_len: 32, mask: $0.baseAddress))
    }

    #expect(held == [1, 255] && held.contains(200) && !held.contains(62))
  }
}
