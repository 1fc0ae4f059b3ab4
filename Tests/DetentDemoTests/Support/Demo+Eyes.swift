import DetentCore
import Testing
import X11TestSupport

extension Demo {
  /// The newest layout.
  func layout() throws -> LogLine {
    guard let line = log.last(where: { $0.type == "layout" }) else {
      throw Missing(description: "no layout yet")
    }
    return line
  }

  /// Where a thumb was at the newest layout, in the window.
  func thumb(_ thumb: Thumb) throws -> Point {
    let centers = try layout().points("thumbs")
    guard centers.count == 2 else { throw Missing(description: "\(centers.count) thumbs") }
    return thumb == .lower ? centers[0] : centers[1]
  }

  /// Where a stop is on a horizontal track, or between two stops.
  func stop(_ index: Double) throws -> Point {
    let layout = try layout()
    let (track, places) = (layout.rect("track"), layout.numbers("stopX"))
    guard let first = places.first, let last = places.last, layout.integer("stops") > 1 else {
      throw Missing(description: "too few stops")
    }
    let share = index / Double(layout.integer("stops") - 1)
    return Point(x: first + (last - first) * share, y: track.midY)
  }

  /// Whether a thumb was on a stop at the newest layout; the log tells places in thousandths.
  func isOnStop(_ thumb: Thumb, _ index: Double) throws -> Bool {
    let (place, stop) = try (self.thumb(thumb), stop(index))
    return abs(place.x - stop.x) < 0.002 && abs(place.y - stop.y) < 0.002
  }

  /// The colour at a place in the window, such as 0xff9800.
  func color(at place: Point) throws -> UInt {
    try screen.client.pixel(window, Int(place.x * scale), Int(place.y * scale)) & 0xff_ffff
  }

  /// The centres of what is drawn in the colour of thumbs along the middle of a horizontal track, in points.
  func drawnThumbs() throws -> [Double] {
    let track = try layout().rect("track")
    let width = Int((track.maxX + 40) * scale)
    let row = try screen.client.image(window, x: 0, y: Int(track.midY * scale), width: width, height: 1)
    let columns = row.indices.filter { row[$0] & 0xff_ffff == 0xe6_5100 }
    var runs: [ClosedRange<Int>] = []
    for column in columns {
      if let last = runs.last, last.upperBound == column - 1 {
        runs[runs.count - 1] = last.lowerBound...column
      } else {
        runs.append(column...column)
      }
    }
    return runs.map { Double($0.lowerBound + $0.upperBound + 1) / 2 / scale }
  }

  /// Waits until what the window shows is so.
  func sees(within seconds: Double = 5, _ condition: () throws -> Bool) throws -> Bool {
    let deadline = Deadline(seconds)
    repeat {
      if try condition() { return true }
      try catchesUp()
    } while !deadline.isOver
    return try condition()
  }
}
