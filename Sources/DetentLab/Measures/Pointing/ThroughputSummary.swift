/// Throughput over several sequences: a mean for each participant, and the mean of those.
///
/// Never from pooled data, nor as a ratio of means: Soukoreff and MacKenzie, 2004.
public struct ThroughputSummary: Sendable, Hashable {
  /// The mean of each participant, in bits a second.
  public var participantMeans: [Double]
  /// The mean of the participants' means, in bits a second.
  public var grandMean: Double

  /// Sums up the throughputs of the sequences of each participant; needs 1 participant, and 1 sequence of each.
  public static func of(_ throughputs: [[Double]]) -> Measured<Self> {
    Measured { () throws(Undefined) in
      var means: [Double] = []
      for participant in throughputs { means.append(try Sample(participant).mean.get()) }
      return Self(participantMeans: means, grandMean: try Sample(means).mean.get())
    }
  }
}
