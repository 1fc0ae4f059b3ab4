internal import DetentCore

/// What the bubbles of a slider show at the moment.
struct BubbleState {
  /// 0 while each thumb has its bubble, 1 while one speaks for both.
  var merge = AnimatedLevel()
  var texts: [String] = []
  var isMerged = false
  /// What the texts of the bubbles measured last, by their ``Slot``, and for which values of the thumbs.
  var measures: [Measure] = []
  var measuredValues = (first: 0, second: 0)
  /// The texts of the lower and the upper thumb.
  var parts: [String] = []
  /// Whether the end labels have to be placed anew.
  var areLabelsStale = true
  /// Whether the delegate is still to be told of them.
  var isNews = false

  /// Whose text a bubble shows: that of either thumb, or that of both.
  enum Slot: Int, CaseIterable {
    case first
    case second
    case merged

    /// Whether it shows the value of a thumb.
    func speaks(for thumb: ThumbID) -> Bool { self == .merged || rawValue == thumb.rawValue }
  }

  /// A text and the size of a bubble for it.
  struct Measure {
    let text: String
    let size: Size
  }

  /// Forgets what was measured.
  mutating func forget() {
    measures = []
    areLabelsStale = true
  }
}
