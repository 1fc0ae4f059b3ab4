/// The bar that shows which part of a content is in view, on a track beside it.
public struct ScrollIndicator: Sendable, Hashable {
  /// Where the bar lies on the track, in points from its start.
  public let span: TabSpan

  private let room: Double
  private let maximumOffset: Double

  /// Creates the bar of `model` on a track of `track` points, not shorter than `minimum`.
  ///
  /// Nothing when all is in view, or the track has no room for a bar that moves.
  public init?(_ model: ScrollModel, track: Double, minimum: Double) {
    maximumOffset = model.maximumOffset
    guard maximumOffset > 0 else { return nil }
    let length = max(track * (model.viewportLength / model.contentLength), minimum)
    room = track - length
    guard room > 0 else { return nil }
    let share = Reveal.clamped(model.offset, maximumOffset) / maximumOffset
    span = TabSpan(start: room * share, length: length)
  }

  /// The offset that belongs to a bar which starts at `start`.
  public func offset(forStart start: Double) -> Double {
    Reveal.clamped(start, room) / room * maximumOffset
  }
}
