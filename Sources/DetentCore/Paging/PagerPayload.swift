extension PagerModel {
  /// What the pages are doing, with all that belongs to it.
  enum Payload: Sendable, Hashable {
    /// There are no pages.
    case empty
    /// They rest on a page.
    case resting(Int)
    /// A pointer that is down does something else.
    case rejected(Int)
    /// A pointer is down on resting pages.
    case pressed(Int)
    /// A pointer is down and holds pages that were on their way, to which they go on when nothing comes of it.
    case caught(Flight)
    /// They follow the hand.
    case dragging(Drag)
    /// They are on their way.
    case settling(Flight)
  }

  /// A place that pages have come to.
  struct Spot: Sendable, Hashable {
    var rail: PageRail
    /// Where on the rail.
    var x: Double
    /// The page where they last rested.
    var settled: Int

    var position: Double { rail.position(at: x) }
    var current: Int { rail.nearest(to: x) }
  }

  /// Pages that a spring pulls to a stop.
  struct Flight: Sendable, Hashable {
    var spot: Spot
    var move: PageMove
    /// Where on the rail they will rest: −1, 0 or 1.
    var end: Double
    var motion: SpringMotion
    /// When the motion began, and how far it has been followed, in seconds on the caller's clock.
    var start: Double
    var time: Double

    var target: Int { spot.rail.page(at: end) }
    var velocity: Double { motion.velocity(at: time - start) }
  }

  /// Pages that follow a hand.
  struct Drag: Sendable, Hashable {
    var spot: Spot
    /// `nil` until it is known which way it goes.
    var move: PageMove?
    var hand: Hand

    /// Ends the way of a hand that has gone past the page that its move brings: what is beyond is neither in view nor
    /// kept, so that a hand that turns back takes the pages with it at once.
    mutating func stopAtPage(_ reach: Double) {
      guard abs(reach) > 1, spot.rail.side(of: reach).page != nil else { return }
      hand.anchor = reach < 0 ? -1 : 1
      hand.anchorTravel = hand.travel
    }
  }

  /// Where a hand is, as a translation of `travel` points towards larger indices.
  struct Hand: Sendable, Hashable {
    var device: Device
    /// The place on the rail, as if nothing resisted, that belongs to the translation `anchorTravel`.
    var anchor: Double
    var anchorTravel: Double
    var travel: Double

    /// The place that belongs to the hand now, when a page measures `extent` points.
    func place(extent: Double) -> Double {
      extent > 0 ? anchor + (travel - anchorTravel) / extent : anchor
    }
  }

  /// What holds the pages.
  enum Device: Sendable, Hashable {
    case pointer
    case touchpad
  }
}
