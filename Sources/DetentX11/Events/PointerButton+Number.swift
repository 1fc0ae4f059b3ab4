import DetentCore

extension PointerButton {
  /// The button that the X protocol gives this number.
  init(number: UInt32) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    default: self = .other(Int(number))
    }
  }
}
