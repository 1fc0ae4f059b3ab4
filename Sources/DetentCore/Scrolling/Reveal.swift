/// How far something must be scrolled so that a part of it is in view: the one formula for scroll views and text fields.
public enum Reveal {
  /// The offset nearest to `offset` at which `span` is in view, in points.
  ///
  /// A span that is longer than the viewport is shown from its start. The offset stays within what the content allows;
  /// what is not a number counts as 0.
  public static func offset(
    from offset: Double, showing span: TabSpan, viewport: Double, content: Double
  ) -> Double {
    let most = limit(viewport: viewport, content: content)
    let held = clamped(offset, most)
    guard span.start.isFinite, span.length.isFinite else { return held }
    let latest = span.start
    let earliest = min(span.end - (viewport.isFinite ? viewport : 0), latest)
    return clamped(min(max(held, earliest), latest), most)
  }

  /// The largest offset: what the content is longer than the viewport; never negative.
  public static func limit(viewport: Double, content: Double) -> Double {
    let room = content - viewport
    return room > 0 && room.isFinite ? room : 0
  }

  static func clamped(_ offset: Double, _ most: Double) -> Double {
    offset.isNaN ? 0 : min(max(offset, 0), most)
  }
}
