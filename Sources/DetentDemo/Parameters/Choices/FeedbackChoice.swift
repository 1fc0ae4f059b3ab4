internal import DetentControls

/// Where the ticks go.
enum FeedbackChoice: String, CaseIterable {
  case pulse
  case click
  case bell
  /// The scene counts them.
  case count
  case none

  init(_ feedback: TickFeedback) {
    switch feedback {
    case .visual: self = .pulse
    case .click: self = .click
    case .bell: self = .bell
    case .custom: self = .count
    case .none: self = .none
    }
  }
}
