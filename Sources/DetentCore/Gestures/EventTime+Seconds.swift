extension EventTime {
  /// Creates the moment `seconds` after the source's beginning, to the nanosecond; the beginning itself for what is not
  /// finite, and the furthest one there is for what does not fit.
  public init(seconds: Double) {
    let nanoseconds = seconds * 1_000_000_000
    guard nanoseconds.isFinite else {
      self = .zero
      return
    }
    self.init(nanoseconds: Int64(exactly: nanoseconds.rounded()) ?? (seconds < 0 ? .min : .max))
  }
}
