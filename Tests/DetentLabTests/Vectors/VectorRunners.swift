/// What computes each measure of the vectors from its inputs, by the measure's name.
enum VectorRunners {
  typealias Runner = @Sendable (VectorValue) throws -> VectorValue

  static let all = [
    pointing, sequences, path, kinematics, statistics, comparisons, sampling, outliers, questionnaires, order,
    slider, pager, timing, text,
  ].reduce(into: [String: Runner]()) { $0.merge($1) { first, _ in first } }
}
