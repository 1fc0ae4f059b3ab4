extension RangeModel {
  /// Whether `pointer` drags a thumb or the range, so that its release or cancellation will be told.
  public func isDragging(_ pointer: PointerID) -> Bool {
    switch sessions[pointer] {
    case .dragging, .rangeDragging: true
    case .undecided, .pressed, .rangePressed, nil: false
    }
  }
}
