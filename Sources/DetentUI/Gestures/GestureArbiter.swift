internal import DetentCore

/// Brings each pointer to the recognisers on its path and sees to it that one of them wins.
@MainActor
final class GestureArbiter {
  private struct Route {
    weak var target: View?
    let button: PointerButton
    var recognizers: [GestureRecognizer]
    var isTargetActive = true
  }

  private var routes: [PointerID: Route] = [:]

  /// Whether any pointer went down in a view and has not come up.
  var isFollowingAny: Bool { !routes.isEmpty }

  /// Whether the press of `sample` starts anew: nothing follows the pointer, or only what ignored its other button.
  func startsAnew(_ sample: PointerSample) -> Bool {
    guard case .down(let button) = sample.phase else { return false }
    guard let route = routes[sample.pointer] else { return true }
    return button == .primary && route.button != .primary && !route.recognizers.contains(where: \.isTracking)
  }

  /// The view that the pointer went down in.
  func target(of pointer: PointerID) -> View? { routes[pointer]?.target }

  /// The pointer went down in `target`: its recognisers and those of its superviews see it, the deepest first.
  func begin(_ sample: PointerSample, in target: View) {
    guard case .down(let button) = sample.phase else { return }
    let path = target.path
    let watching = path.flatMap(\.gestureRecognizers).filter { $0.shouldReceive(sample) }
    routes[sample.pointer] = Route(target: target, button: button, recognizers: watching)
    for recognizer in watching { recognizer.receive(sample) }
    // Whoever heard of the press may have closed the window or removed the view.
    if routes[sample.pointer]?.isTargetActive == true {
      target.pointerBegan(sample, at: target.convertFromWindow(sample.location))
    }
    decide(for: sample.pointer)
  }

  /// Any further sample of a pointer that is followed.
  func follow(_ sample: PointerSample) {
    guard let route = routes[sample.pointer] else { return }
    for recognizer in route.recognizers {
      recognizer.receive(sample)
      decide(for: sample.pointer)
    }
    let isLast = isLast(sample)
    deliver(sample, isLast: isLast)
    if isLast { routes[sample.pointer] = nil }
  }

  /// Takes every gesture away.
  func interruptAll(_ reason: PanInterruption) {
    let former = routes
    routes = [:]
    for (pointer, route) in former {
      for recognizer in route.recognizers { recognizer.interrupt(reason) }
      if route.isTargetActive { route.target?.pointerCancelled(pointer) }
    }
  }

  /// Takes away the gestures of the views that `root` holds, because it leaves the window or is hidden.
  func interrupt(in root: View) {
    for (pointer, route) in routes {
      for recognizer in route.recognizers where recognizer.view?.isDescendant(of: root) != false {
        recognizer.interrupt(.viewRemoved)
      }
      if route.isTargetActive, let target = route.target, target.isDescendant(of: root) {
        routes[pointer]?.isTargetActive = false
        target.pointerCancelled(pointer)
      }
    }
  }

  /// The release of the primary button, a lost pointer, or a movement that shows that the release was missed, while no
  /// recogniser follows another button.
  private func isLast(_ sample: PointerSample) -> Bool {
    switch sample.phase {
    case .up(.primary), .cancel: true
    case .move, .leave: sample.kind == .mouse && !sample.isPrimaryButtonHeld && !isTracking(sample.pointer)
    case .down, .up: false
    }
  }

  private func isTracking(_ pointer: PointerID) -> Bool {
    routes[pointer]?.recognizers.contains(where: \.isTracking) ?? false
  }

  private func deliver(_ sample: PointerSample, isLast: Bool) {
    guard let route = routes[sample.pointer], route.isTargetActive, let target = route.target else { return }
    let location = target.convertFromWindow(sample.location)
    switch sample.phase {
    case .up(.primary): target.pointerEnded(sample, at: location)
    case .cancel: target.pointerCancelled(sample.pointer)
    case .move, .leave:
      // Where the button came up nobody knows.
      if isLast { target.pointerCancelled(sample.pointer) } else { target.pointerMoved(sample, at: location) }
    case .down, .up: break
    }
  }

  /// Lets waiting recognisers begin, the deepest first, unless another has won or must fail before.
  private func decide(for pointer: PointerID) {
    guard let route = routes[pointer] else { return }
    for recognizer in route.recognizers where recognizer.wantsToBegin {
      if route.recognizers.contains(where: { $0 !== recognizer && $0.isActive && !recognizer.mayGo(with: $0) }
      ) {
        recognizer.fail(.outranked)
      } else if recognizer.requiredToFail.contains(where: \.isActive) {
        recognizer.fail(.outranked)
      } else if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
        recognizer.fail(.vetoed)
      } else if !recognizer.requiredToFail.contains(where: { $0.isTracking && $0 !== recognizer }) {
        win(recognizer, pointer)
      }
    }
  }

  private func win(_ winner: GestureRecognizer, _ pointer: PointerID) {
    guard let route = routes[pointer] else { return }
    for recognizer in route.recognizers where recognizer !== winner && !winner.mayGo(with: recognizer) {
      recognizer.interrupt(.prevented)
    }
    if route.isTargetActive, let target = route.target, winner.view !== target {
      routes[pointer]?.isTargetActive = false
      target.pointerCancelled(pointer)
    }
    winner.begin()
  }
}
