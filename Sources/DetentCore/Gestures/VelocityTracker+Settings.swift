extension VelocityTracker {
  /// How a tracker chooses its samples and judges the fit through them.
  public struct Settings: Sendable, Hashable {
    /// Samples older than this, in nanoseconds before the newest one, do not count.
    public var horizon: Int64

    /// The most samples that are kept; at least 1.
    public var history: Int

    /// A pause longer than this, in nanoseconds, between two samples or before the question, is a rest: what was
    /// before does not count.
    public var rest: Int64

    /// With fewer samples than this there is no velocity.
    ///
    /// Two give a line, as Android has it; Flutter wants three.
    public var minimumSamples: Int

    /// Whether a fit that points against the newest movement gives zero.
    ///
    /// Chromium compares with the whole displacement, which also swallows a real reversal; the newest movement
    /// between two distinct places does not.
    public var isRestricted: Bool

    /// Creates settings; those of ``GestureMetrics`` by default.
    public init(
      horizon: Int64 = GestureMetrics.velocityHorizon, history: Int = GestureMetrics.velocityHistory,
      rest: Int64 = GestureMetrics.velocityRest, minimumSamples: Int = 2, isRestricted: Bool = true
    ) {
      self.horizon = horizon
      self.history = history
      self.rest = rest
      self.minimumSamples = minimumSamples
      self.isRestricted = isRestricted
    }
  }
}
