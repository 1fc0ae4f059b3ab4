extension Point {
  /// Whether a working device can have reported this place; false for what is not a number.
  var isPlausible: Bool {
    abs(x) <= GestureMetrics.coordinateLimit && abs(y) <= GestureMetrics.coordinateLimit
  }
}
