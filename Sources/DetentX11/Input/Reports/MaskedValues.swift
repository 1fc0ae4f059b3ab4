import CX11

extension AxisValue {
  /// Reads the values of an event: one for each bit that is set, in the order of the bits, and none in between.
  static func values(_ state: XIValuatorState) -> [AxisValue] {
    guard unsafe state.values != nil else { return [] }
    var values: [AxisValue] = []
    unsafe BitMask.forEach(state.mask, bytes: state.mask_len) { number in
      unsafe values.append(AxisValue(number: number, value: state.values[values.count]))
    }
    return values
  }
}

extension ButtonSet {
  /// Reads the buttons that an event tells of.
  init(_ state: XIButtonState) {
    self.init()
    unsafe BitMask.forEach(state.mask, bytes: state.mask_len) { insert($0) }
  }
}
