package import DetentControls
package import DetentCore
internal import DetentUI

/// The parameters of a pager.
@MainActor
package struct PagerParameters {
  private let pager: Pager
  /// The direction that the pages go back to.
  private let standardAxis: Axis

  package init(pager: Pager, standardAxis: Axis = .horizontal) {
    self.pager = pager
    self.standardAxis = standardAxis
  }

  /// How the pages answer a hand.
  package var swiping: [Parameter] { [isSwipeEnabled] + releasing + slop + [rubberBand, touchpadPage] }

  /// The spring by which pages settle.
  ///
  /// A page that swings past its place would show a gap, so that no spring is damped less than critically.
  package var motion: [Parameter] {
    Parameter.spring(standard: .page, damping: 1...3) {
      scroller.behavior.settleSpring
    } set: {
      scroller.behavior.settleSpring = $0
    }
  }

  /// How the pages lie, and how many of them are kept.
  package var pages: [Parameter] { [orientation, neighbours] }

  private var isSwipeEnabled: Parameter {
    .toggle("swipe", standard: true) {
      pager.isSwipeEnabled
    } set: {
      pager.isSwipeEnabled = $0
    }
  }

  /// When a release moves on.
  private var releasing: [Parameter] {
    let limits = PagerBehavior.commitLimits
    return [
      .number(
        "threshold",
        .init(limits: limits.lowerBound * 100...limits.upperBound * 100, step: 5, unit: .percent),
        standard: PagerBehavior().commitFraction * 100
      ) {
        (scroller.behavior.commitFraction * 100).rounded()
      } set: {
        scroller.behavior.commitFraction = $0 / 100
      },
      .number(
        "fling", .init(limits: 0...3_000, step: 50, unit: .speed), standard: PagerBehavior().flingSpeed
      ) {
        scroller.behavior.flingSpeed
      } set: {
        scroller.behavior.flingSpeed = $0
      },
    ]
  }

  /// How far a press may wander before it swipes.
  private var slop: [Parameter] {
    let numbers = Parameter.Numbers(limits: 0...40, step: 1, unit: .points)
    return [
      .number("slop-mouse", numbers, standard: standardSlop.mouse) {
        pager.effectiveSlop.mouse
      } set: {
        pager.slop = Slop(mouse: $0, touch: pager.effectiveSlop.touch)
      },
      .number("slop-touch", numbers, standard: standardSlop.touch) {
        pager.effectiveSlop.touch
      } set: {
        pager.slop = Slop(mouse: pager.effectiveSlop.mouse, touch: $0)
      },
    ]
  }

  private var standardSlop: Slop { .pager(dragThreshold: pager.window?.driver.desktop.dragThreshold) }

  private var rubberBand: Parameter {
    .number(
      "rubber-band", .init(limits: 0...1, step: 0.05, digits: 2), standard: RubberBand.standardCoefficient
    ) {
      scroller.behavior.rubberBand
    } set: {
      scroller.behavior.rubberBand = $0
    }
  }

  private var touchpadPage: Parameter {
    .number(
      "touchpad-page", .init(limits: 50...2_000, step: 50, unit: .points),
      standard: PagerBehavior().touchpadPage
    ) {
      scroller.behavior.touchpadPage
    } set: {
      scroller.behavior.touchpadPage = $0
    }
  }

  private var orientation: Parameter {
    .orientation(standard: standardAxis) {
      pager.axis
    } set: {
      pager.axis = $0
    }
  }

  private var neighbours: Parameter {
    .number("neighbours", .init(limits: 0...5, step: 1, unit: .pages), standard: 1) {
      Double(pager.neighbourCount)
    } set: {
      pager.neighbourCount = Int($0)
    }
  }

  private var scroller: PageScroller { pager.scroller }
}
