extension RangeModel {
  /// Whether `pointer` drags a thumb or the range, so that its release or cancellation will be told.
  @_specialize(exported:true,where Scale == StopGrid)
  public func isDragging(_ pointer: PointerID) -> Bool { sessions[pointer]?.isDragging ?? false }

  /// Where a thumb is by the hand that holds it, 0 … 1, without any snapping; else where its value is.
  public func handPlace(of thumb: ThumbID) -> Double {
    switch self[thumb].anchor {
    case .held(let place): place
    case .value: scale.fraction(of: self[thumb].value)
    }
  }
}
