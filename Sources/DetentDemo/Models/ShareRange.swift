internal import Observation

/// What the continuous scene is about: two shares of a whole.
///
/// It knows no view.
@Observable
@MainActor
final class ShareRange {
  /// The lower share, 0 … 1.
  private(set) var lower: Double

  /// The upper share, 0 … 1.
  private(set) var upper: Double

  /// Creates a choice.
  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Takes on another choice.
  func choose(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }
}
