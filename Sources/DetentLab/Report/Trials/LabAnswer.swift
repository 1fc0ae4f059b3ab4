/// One answer to one item of a questionnaire.
public struct LabAnswer: Sendable, Hashable {
  /// The participant's code.
  public var participant: String
  /// The questionnaire.
  public var form: LabForm
  /// The variant that it is about.
  public var variant: String
  /// Which variant of the participant's order that was, from 1.
  public var block: Int
  /// The item, from 1.
  public var item: Int
  /// The answer, from 1.
  public var answer: Int

  /// Reads a line; nil for those that are no answer.
  init?(_ line: SessionLine, participant: String) {
    guard line.kind == .questionnaire, let form = LabForm(rawValue: line["form"]?.text ?? ""),
      let variant = line["variant"]?.text, let item = line["item"]?.whole, let answer = line["answer"]?.whole
    else { return nil }
    self.participant = participant
    self.form = form
    self.variant = variant
    self.item = item
    self.answer = answer
    block = line["block"]?.whole ?? 0
  }
}
