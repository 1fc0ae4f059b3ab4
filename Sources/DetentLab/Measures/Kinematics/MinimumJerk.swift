/// The movement from rest to rest that changes its acceleration least, which hands come close to.
///
/// Source: Flash and Hogan, "The coordination of arm movements", 1985.
public struct MinimumJerk: Sendable, Hashable {
  /// How far it goes, in pixels; negative for the other way.
  public let amplitude: Double
  /// How long it takes, in milliseconds.
  public let duration: Double

  /// A movement that takes some time.
  ///
  /// - Throws: ``Undefined/notPositive(_:)`` for the duration, ``Undefined/notFinite``.
  public init(amplitude: Double, duration: Double) throws(Undefined) {
    guard amplitude.isFinite, duration.isFinite else { throw .notFinite }
    guard duration > 0 else { throw .notPositive(duration) }
    self.amplitude = amplitude
    self.duration = duration
  }

  /// A(10τ³ − 15τ⁴ + 6τ⁵) with τ = t/T, in pixels; at rest before and after.
  public func position(at time: Double) -> Double {
    let part = min(max(time / duration, 0), 1)
    return amplitude * part * part * part * (10 - 15 * part + 6 * part * part)
  }

  /// 1.875 A/T, reached in the middle.
  public var peakSpeed: SpeedSample {
    SpeedSample(time: duration / 2, speed: 1.875 * abs(amplitude) / duration * 1000)
  }
}
