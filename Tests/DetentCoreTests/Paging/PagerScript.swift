import DetentCore

/// A pager in a test: it keeps the clock and the list of all effects.
struct PagerScript {
  var model: PagerModel
  var time = 0.0
  var effects: [PagerEffect] = []
  var gate: (Int, Int) -> Bool = { _, _ in true }
  /// The length of a frame, in seconds.
  var frame = 0.01

  /// A pager on the screen whose pages measure 400 points; nothing of how it came there is kept.
  init(_ count: Int, at page: Int = 0, extent: Double = 400, axis: PagerAxis = PagerAxis()) {
    model = PagerModel(count: count, page: page, axis: axis)
    play(.mapped(true), .extent(extent))
    effects = []
  }

  /// Lets things happen, one after the other at the same time.
  mutating func play(_ inputs: PagerInput...) {
    for input in inputs { effects += model.take(input, at: time, gate: gate) }
  }

  /// Lets time pass, frame by frame.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + frame, end)
      play(.advance)
    }
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    for _ in 0..<1000 where model.isAnimating { wait(frame) }
  }

  /// Drags from where the pages are through `ways`, in points towards larger indices, slowly.
  mutating func drag(_ ways: Double...) {
    play(.press, .panBegan(movement: ways.first { $0 != 0 }))
    for way in ways {
      time += 0.016
      play(.panChanged(way))
    }
  }

  /// Lets go at a velocity, in points per second.
  mutating func release(_ way: Double, velocity: Double? = nil) { play(.panEnded(way, velocity: velocity)) }

  /// A whole swipe, and the rest after it.
  mutating func swipe(_ way: Double, velocity: Double? = nil) {
    drag(way / 2, way)
    release(way, velocity: velocity)
    settle()
  }
}

// MARK: - Reading the effects

extension PagerScript {
  /// The reports of the three indices.
  var reports: [PagerReport] {
    effects.compactMap { if case .indicesChanged(let report) = $0 { report } else { nil } }
  }

  /// The current pages that were reported, without repetitions.
  var currents: [Int?] { reports.map(\.current).withoutRepetitions }

  /// The targets that were reported, without repetitions.
  var targets: [Int?] { reports.map(\.target).withoutRepetitions }

  /// The settled pages that were reported, without repetitions.
  var settleds: [Int?] { reports.map(\.settled).withoutRepetitions }

  /// The positions that were reported.
  var positions: [Double] {
    effects.compactMap { if case .positionChanged(let position) = $0 { position } else { nil } }
  }

  /// Moves as texts: `0>1 tab` where one begins, `0>1 done` or `0>1 cancelled` where it ends.
  var moves: [String] { effects.compactMap(\.moveText) }

  /// Appearances as texts: `+1` will appear, `+1!` did appear, `-1` will disappear, `-1!` did disappear.
  var appearances: [String] { effects.compactMap(\.appearanceText) }

  /// How often the pages were said to be at rest.
  var rests: Int { effects.filter { $0 == .settledDown }.count }
}

extension PagerEffect {
  /// The same with the vectors of an axis turned to those of the usual one.
  func turned(from axis: PagerAxis) -> PagerEffect {
    guard case .panned(let pan, let state) = self else { return self }
    let turned = TouchpadPan(
      translation: PagerAxis().dragging(axis.dragged(pan.translation)),
      velocity: pan.velocity.map { PagerAxis().dragging(axis.dragged($0)) })
    return .panned(turned, state)
  }

  var moveText: String? {
    switch self {
    case .moveBegan(let move): "\(move.from)>\(move.to) \(move.source.rawValue)"
    case .moveEnded(let move, let isCompleted):
      "\(move.from)>\(move.to) \(isCompleted ? "done" : "cancelled")"
    default: nil
    }
  }

  var appearanceText: String? {
    guard case .appearance(let index, let phase) = self else { return nil }
    return switch phase {
    case .willAppear: "+\(index)"
    case .didAppear: "+\(index)!"
    case .willDisappear: "-\(index)"
    case .didDisappear: "-\(index)!"
    }
  }
}

extension Array where Element: Equatable {
  var withoutRepetitions: [Element] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
