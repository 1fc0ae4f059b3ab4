/// How far a thumb stays behind the pointer that drags it, at each frame that was shown; in pixels along the track.
///
/// Source: after Chromium's AverageLag.
public struct ThumbLag: Sendable, Hashable {
  /// Pointer less grab offset less thumb, at each frame.
  public var lags: [Double]
  /// The distances without their signs; at least one.
  private let distances: Sample

  /// The mean distance.
  public var mean: Measured<Double> { distances.mean }

  /// The distance that 95 % of the frames keep to, by quantile type 7.
  public var percentile95: Measured<Double> { distances.quantile(0.95) }

  /// The largest distance.
  public var largest: Double { distances.sorted.last ?? 0 }

  /// Compares places at the same frames, at least 1; the grab offset is pointer less thumb at the grab.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(pointer: [Double], thumb: [Double], grabOffset: Double) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard pointer.count == thumb.count else { throw .unequalCounts(pointer.count, thumb.count) }
      guard !pointer.isEmpty else { throw .tooFew(count: 0, needed: 1) }
      let lags = zip(pointer, thumb).map { $0 - grabOffset - $1 }
      return Self(lags: lags, distances: try Sample(lags.map(abs)))
    }
  }
}
