/// What one run of the program wrote: a session that was interrupted has several.
struct SessionSegment {
  /// The step that it began with.
  var first: Int
  /// Its lines.
  var lines: [SessionLine]
}

extension SessionFile {
  /// The runs of the program, in their order.
  var segments: [SessionSegment] {
    var segments = [SessionSegment(first: 0, lines: [])]
    for line in lines {
      if line.kind == .resume { segments.append(SessionSegment(first: line["step"]?.whole ?? 0, lines: [])) }
      segments[segments.count - 1].lines.append(line)
    }
    return segments
  }
}
