extension RangeModel {
  /// Whether `pointer` drags a thumb or the range, so that its release or cancellation will be told.
  public func isDragging(_ pointer: PointerID) -> Bool { sessions[pointer]?.isDragging ?? false }
}
