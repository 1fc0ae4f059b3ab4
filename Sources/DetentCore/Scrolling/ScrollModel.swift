/// How far a content is scrolled that is longer than its viewport, and what moves it at the moment.
///
/// Lengths are points along one axis, from the first edge on; times are seconds on the caller's clock and never run back.
public struct ScrollModel: Sendable, Hashable {
  /// The length of the content; never negative.
  public private(set) var contentLength = 0.0

  /// The length of what is in view; never negative.
  public private(set) var viewportLength = 0.0

  /// Whether things arrive at once instead of moving.
  public private(set) var reducesMotion = false

  var payload = Payload.resting(0)

  /// Creates a model of an empty content.
  public init() {}

  /// The largest offset at which it can rest.
  public var maximumOffset: Double { Reveal.limit(viewport: viewportLength, content: contentLength) }

  /// How far the content is scrolled now; beyond 0 … ``maximumOffset`` only while it is dragged or springs back.
  public var offset: Double {
    switch payload {
    case .resting(let offset): offset
    case .dragging(let drag): shown(drag.place)
    case .gliding(let glide): glide.offset
    case .settling(let settling): settling.offset
    }
  }

  /// Where it will rest if nothing else happens.
  public var target: Double {
    switch payload {
    case .resting(let offset): offset
    case .dragging: legal(offset)
    case .gliding(let glide): legal(glide.decay.rest)
    case .settling(let settling): settling.motion.to
    }
  }

  /// Whether it moves by itself, and so wants ``advance(to:)`` before each frame.
  public var isMoving: Bool {
    switch payload {
    case .resting, .dragging: false
    case .gliding, .settling: true
    }
  }

  /// Whether a hand drags it.
  public var isDragging: Bool { if case .dragging = payload { true } else { false } }

  /// Gives content and viewport other lengths; the offset stays, as far as it is legal.
  ///
  /// What is negative or not finite counts as 0.
  public mutating func setLengths(content: Double, viewport: Double, at time: Double) {
    let (content, viewport) = (Self.length(content), Self.length(viewport))
    guard content != contentLength || viewport != viewportLength else { return }
    advance(to: time)
    let former = self
    (contentLength, viewportLength) = (content, viewport)
    let offset = legal(former.offset)
    switch former.payload {
    case .resting: payload = .resting(offset)
    case .dragging(let drag): payload = .dragging(Drag(anchor: offset - drag.travel, travel: drag.travel))
    case .gliding(let glide): self.glide(from: offset, velocity: glide.velocity, at: glide.time)
    case .settling(let settling):
      settle(from: offset, to: legal(settling.motion.to), velocity: settling.velocity, at: settling.time)
    }
  }

  /// Says whether things arrive at once; what is on its way then arrives.
  public mutating func setReducedMotion(_ reducesMotion: Bool) {
    self.reducesMotion = reducesMotion
    if reducesMotion, isMoving { payload = .resting(target) }
  }

  /// The offset nearest to `offset` at which it can rest.
  func legal(_ offset: Double) -> Double { Reveal.clamped(offset, maximumOffset) }

  private static func length(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
}
