internal import DetentControls
internal import DetentCore
internal import DetentUI

/// The collision rules, as scripts and the command line call them.
enum CollisionChoice: String, CaseIterable {
  case keepApart = "keep-apart"
  case stop
  case cross
  case push

  init(_ rule: CollisionRule) {
    switch rule {
    case .keepApart: self = .keepApart
    case .stop: self = .stop
    case .cross: self = .cross
    case .push: self = .push
    }
  }

  /// The rule, with `gap` segments where the thumbs keep apart.
  func rule(gap: Int) -> CollisionRule {
    switch self {
    case .keepApart: .keepApart(segments: gap)
    case .stop: .stop
    case .cross: .cross
    case .push: .push
    }
  }
}

/// The snap timings, as scripts and the command line call them.
enum SnapChoice: String, CaseIterable {
  case release
  case live
  case magnetic

  init(_ timing: SnapTiming) {
    switch timing {
    case .onRelease: self = .release
    case .whileDragging: self = .live
    case .magnetic: self = .magnetic
    }
  }

  /// The timing, with the strength of the pull where there is one.
  func timing(strength: Double) -> SnapTiming {
    switch self {
    case .release: .onRelease
    case .live: .whileDragging
    case .magnetic: .magnetic(strength)
    }
  }
}

/// What a press on the bare track does, as scripts and the command line call it.
enum TrackPressChoice: String, CaseIterable {
  case move
  case ignore

  init(_ press: RangeBehavior.TrackPress) { self = press == .ignore ? .ignore : .move }

  var press: RangeBehavior.TrackPress { self == .ignore ? .ignore : .moveNearestThumb }
}

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

/// Whether the parts of a slider are drawn, or are pictures.
enum ImageChoice: String, CaseIterable {
  case drawn
  case pictures

  init(_ appearance: SliderAppearance) {
    var drawn = appearance
    drawn.removeImages()
    self = drawn == appearance ? .drawn : .pictures
  }
}

/// The direction of a track or of pages, as scripts and the command line call it.
enum AxisChoice: String, CaseIterable {
  case horizontal
  case vertical

  init(_ axis: Axis) { self = axis == .vertical ? .vertical : .horizontal }

  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}

/// The direction in which texts and tracks run.
enum DirectionChoice: String, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }

  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The themes.
enum ThemeChoice: String, CaseIterable {
  case light
  case dark
  case highContrast = "high-contrast"

  init(_ scheme: ColorScheme) {
    switch scheme {
    case .light: self = .light
    case .dark: self = .dark
    case .highContrast: self = .highContrast
    }
  }
}
