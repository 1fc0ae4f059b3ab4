extension PagerModel {
  /// The pages follow a hand from here on.
  mutating func beginDrag(
    from spot: Spot, by device: Device, travel: Double, towards direction: Double, _ gate: Gate,
    _ effects: inout Effects
  ) {
    let (rail, x) = spot.rail.forDrag(from: spot.x, count: count)
    let place = rail.pulled(forShown: x, behavior.band)
    let hand = Hand(device: device, anchor: place, anchorTravel: travel, travel: travel)
    var drag = Drag(spot: Spot(rail: rail, x: x, settled: spot.settled), move: move, hand: hand)
    drag.spot.rail.ask(towards: direction, gate)
    telling(.swipe, &effects) { model, effects in
      model.lead(&drag, towards: x == 0 ? direction : x, &effects)
      model.payload = .dragging(drag)
      model.tellAppearances(&effects)
    }
  }

  /// The hand has gone to the translation `travel`.
  mutating func drag(_ device: Device, to travel: Double, _ gate: Gate, _ effects: inout Effects) {
    guard case .dragging(var drag) = payload, drag.hand.device == device, travel.isFinite else { return }
    drag.hand.travel = travel
    let reach = drag.hand.place(extent: pageLength(of: device))
    drag.spot.rail.ask(towards: reach, gate)
    if device == .touchpad { drag.stopAtPage(reach) }
    let place = drag.hand.place(extent: pageLength(of: device))
    drag.spot.x = drag.spot.rail.shown(for: place, behavior.band)
    telling(.swipe, &effects) { model, effects in
      model.lead(&drag, towards: place, &effects)
      model.payload = .dragging(drag)
      model.tellAppearances(&effects)
    }
  }

  /// The hand lets go at `velocity` points per second towards larger indices, or without any.
  ///
  /// A fling from the page where the swipe began decides first; one back to it too; else the way does, which has to be
  /// more than ``PagerBehavior/commitFraction`` of a page. Asked again, the gate can still send the pages back.
  mutating func release(
    _ drag: Drag, velocity: Double?, at time: Double, _ gate: Gate, _ effects: inout Effects
  ) {
    let velocity = velocity ?? 0
    let origin = drag.spot.rail.origin
    var page = committed(drag)
    if abs(velocity) >= behavior.flingSpeed {
      page = velocity * drag.spot.x < 0 ? origin : drag.spot.rail.side(of: velocity).page ?? origin
    }
    let isAllowed = page == origin || gate(origin, page)
    let speed = velocity / pageLength(of: drag.hand.device)
    settle(drag, on: isAllowed ? page : origin, velocity: speed, at: time, &effects)
  }

  /// The page that dragged pages go to when they are let go slowly where they are.
  func committed(_ drag: Drag) -> Int {
    let x = drag.spot.x
    guard abs(x) > behavior.commitFraction else { return drag.spot.rail.origin }
    return drag.spot.rail.side(of: x).page ?? drag.spot.rail.origin
  }

  /// Lets dragged pages settle on one of their stops.
  mutating func settle(
    _ drag: Drag, on page: Int, velocity: Double, at time: Double, _ effects: inout Effects
  ) {
    let move = drag.move ?? PageMove(from: drag.spot.rail.origin, to: page, source: .swipe)
    if drag.move == nil {
      guard page != drag.spot.rail.origin else {
        payload = .resting(page)
        return
      }
      effects.append(.moveBegan(move))
    }
    let safe = velocity.isFinite ? velocity : 0
    send(from: drag.spot, to: page, for: move, velocity: safe, at: time, &effects)
  }

  /// Held pages go on to where they went, from a standstill.
  mutating func letGo(_ flight: Flight, animated: Bool = true, at time: Double, _ effects: inout Effects) {
    send(from: flight.spot, to: flight.target, for: flight.move, animated: animated, at: time, &effects)
  }

  /// Keeps the move between the page of the rail and what lies where the hand is.
  func lead(_ drag: inout Drag, towards way: Double, _ effects: inout Effects) {
    guard way != 0 else { return }
    let origin = drag.spot.rail.origin
    let page = drag.spot.rail.side(of: way).page ?? origin
    if let move = drag.move, move.isBetween(origin, page) { return }
    if let move = drag.move { effects.append(.moveEnded(move, completed: false)) }
    let move = PageMove(from: origin, to: page, source: .swipe)
    drag.move = move
    effects.append(.moveBegan(move))
  }

  /// How far a hand must go for a page, in points.
  func pageLength(of device: Device) -> Double {
    device == .pointer ? extent : extent > 0 ? behavior.touchpadPage : 0
  }
}
