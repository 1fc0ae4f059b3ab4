internal import DetentControls
internal import DetentCore
internal import DetentUI

extension PagerSceneController {
  /// What of the pager can be changed while it runs.
  var parameterGroups: [ParameterGroup] {
    [
      group("swiping", [isSwipeEnabled] + releasing + slop + [rubberBand, touchpadPage]),
      group("motion", spring),
      group("pages", [orientation, neighbours]),
    ]
  }

  private func group(_ name: String, _ parameters: [Parameter]) -> ParameterGroup {
    ParameterGroup(widget: "pager", name: name, parameters: parameters)
  }

  private var isSwipeEnabled: Parameter {
    .toggle("swipe", standard: true) { [pager] in
      pager.isSwipeEnabled
    } set: { [pager] in
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
      ) { [scroller] in
        (scroller.behavior.commitFraction * 100).rounded()
      } set: { [scroller] in
        scroller.behavior.commitFraction = $0 / 100
      },
      .number(
        "fling", .init(limits: 0...3_000, step: 50, unit: .speed), standard: PagerBehavior().flingSpeed
      ) { [scroller] in
        scroller.behavior.flingSpeed
      } set: { [scroller] in
        scroller.behavior.flingSpeed = $0
      },
    ]
  }

  /// How far a press may wander before it swipes.
  private var slop: [Parameter] {
    let numbers = Parameter.Numbers(limits: 0...40, step: 1, unit: .points)
    return [
      .number("slop-mouse", numbers, standard: standardSlop.mouse) { [pager] in
        pager.effectiveSlop.mouse
      } set: { [pager] in
        pager.slop = Slop(mouse: $0, touch: pager.effectiveSlop.touch)
      },
      .number("slop-touch", numbers, standard: standardSlop.touch) { [pager] in
        pager.effectiveSlop.touch
      } set: { [pager] in
        pager.slop = Slop(mouse: pager.effectiveSlop.mouse, touch: $0)
      },
    ]
  }

  private var standardSlop: Slop { .pager(dragThreshold: pager.window?.driver.desktop.dragThreshold) }

  private var rubberBand: Parameter {
    .number(
      "rubber-band", .init(limits: 0...1, step: 0.05, digits: 2), standard: RubberBand.standardCoefficient
    ) { [scroller] in
      scroller.behavior.rubberBand
    } set: { [scroller] in
      scroller.behavior.rubberBand = $0
    }
  }

  private var touchpadPage: Parameter {
    .number(
      "touchpad-page", .init(limits: 50...2_000, step: 50, unit: .points),
      standard: PagerBehavior().touchpadPage
    ) { [scroller] in
      scroller.behavior.touchpadPage
    } set: { [scroller] in
      scroller.behavior.touchpadPage = $0
    }
  }

  /// A page that swings past its place would show a gap, so that no spring is damped less than critically.
  private var spring: [Parameter] {
    Parameter.spring(standard: .page, damping: 1...3) { [scroller] in
      scroller.behavior.settleSpring
    } set: { [scroller] in
      scroller.behavior.settleSpring = $0
    }
  }

  private var orientation: Parameter {
    .orientation(standard: startAxis) { [pager] in
      pager.axis
    } set: { [pager] in
      pager.axis = $0
    }
  }

  private var neighbours: Parameter {
    .number("neighbours", .init(limits: 0...5, step: 1, unit: .pages), standard: 1) { [pager] in
      Double(pager.neighbourCount)
    } set: { [pager] in
      pager.neighbourCount = Int($0)
    }
  }

  private var scroller: PageScroller { pager.scroller }
}
