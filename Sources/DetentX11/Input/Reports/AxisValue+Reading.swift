import CX11

extension AxisValue {
  /// Reads the values of an event: one for each bit that is set, in the order of the bits, and none in between.
  static func values(_ state: XIValuatorState) -> [AxisValue] {
    let numbers = unsafe BitMask.numbers(state.mask, bytes: state.mask_len)
    let values = unsafe UnsafeBufferPointer(
      start: state.values, count: state.values == nil ? 0 : numbers.count)
    return unsafe zip(numbers, values).map { AxisValue(number: $0, value: $1) }
  }
}
