/// One axis of a picture: which of its parts give when it is drawn longer or shorter than it is.
struct StretchAxis: Sendable, Hashable {
  /// A part of the picture and where it is drawn, in points.
  struct Piece: Sendable, Hashable {
    var source: ClosedRange<Double>
    var target: ClosedRange<Double>
  }

  /// The extent of the picture, in points.
  let length: Double
  /// What gives: in order, apart from each other, within the extent; never empty.
  let parts: [ClosedRange<Double>]

  /// Takes those of `parts` that lie within the picture and have an extent; all of it gives when there are none.
  init(length: Double, parts: [ClosedRange<Double>] = []) {
    let whole = 0...length
    var legal: [ClosedRange<Double>] = []
    for part in parts.map({ $0.clamped(to: whole) }).sorted(by: { $0.lowerBound < $1.lowerBound })
    where part.upperBound > part.lowerBound {
      guard let last = legal.last, part.lowerBound <= last.upperBound else {
        legal.append(part)
        continue
      }
      legal[legal.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
    }
    self.length = length
    self.parts = legal.isEmpty ? [whole] : legal
  }

  /// Lays the picture out over `target`: what does not give keeps its length, unless there is no room for that.
  func pieces(over target: ClosedRange<Double>) -> [Piece] { pieces(of: 0...length, over: target) }

  /// As ``pieces(over:)``, with the column of `anchor` at its place, as far as the parts on both sides of it give.
  func pieces(over target: ClosedRange<Double>, anchor: Image.Anchor?) -> [Piece] {
    guard let anchor, anchor.column > 0, anchor.column < length else { return pieces(over: target) }
    let (before, after) = (0...anchor.column, anchor.column...length)
    let (least, most) = (
      target.lowerBound + extent(of: before, gives: false),
      target.upperBound - extent(of: after, gives: false)
    )
    guard [before, after].allSatisfy({ extent(of: $0, gives: true) > 0 }), least <= most, anchor.x.isFinite
    else { return pieces(over: target) }
    let middle = min(max(anchor.x, least), most)
    return pieces(of: before, over: target.lowerBound...middle)
      + pieces(of: after, over: middle...target.upperBound)
  }

  private func pieces(of source: ClosedRange<Double>, over target: ClosedRange<Double>) -> [Piece] {
    let fixed = extent(of: source, gives: false)
    let giving = extent(of: source, gives: true)
    let room = target.upperBound - target.lowerBound
    let fixedFactor = giving > 0 ? min(1, fixed > 0 ? room / fixed : 1) : room / fixed
    let givingFactor = giving > 0 ? max(0, room - fixed) / giving : 0
    var end = target.lowerBound
    return sections(of: source).map { section, gives in
      let start = end
      end += (section.upperBound - section.lowerBound) * (gives ? givingFactor : fixedFactor)
      return Piece(source: section, target: start...max(start, end))
    }
  }

  private func extent(of source: ClosedRange<Double>, gives: Bool) -> Double {
    sections(of: source).reduce(0) { sum, section in
      sum + (section.gives == gives ? section.range.upperBound - section.range.lowerBound : 0)
    }
  }

  /// What gives and what does not, in turn, without gaps.
  private func sections(of source: ClosedRange<Double>) -> [(range: ClosedRange<Double>, gives: Bool)] {
    var sections: [(ClosedRange<Double>, Bool)] = []
    var end = source.lowerBound
    for part in parts where part.overlaps(source) {
      let part = part.clamped(to: source)
      if part.lowerBound > end { sections.append((end...part.lowerBound, false)) }
      if part.upperBound > part.lowerBound { sections.append((part, true)) }
      end = part.upperBound
    }
    if end < source.upperBound { sections.append((end...source.upperBound, false)) }
    return sections
  }
}
