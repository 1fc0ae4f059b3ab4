extension TrialReader {
  /// A widget did something.
  mutating func note(_ line: SessionLine) {
    guard let time = time(of: line), line.trial == current?.number, let name = line["e"]?.text else { return }
    current?.events.append(
      TrialEvent(
        time: time, name: name,
        members: line.members.filter { !["t", "trial", "w", "e"].contains($0.key) }))
    switch name {
    case "grab": grab(line, at: time)
    case "release": release(line, at: time)
    case "lost": endHold(.lost, at: time)
    case "swipe": if let swipe = TrialSwipe(line, at: time) { current?.swipes.append(swipe) }
    default: break
    }
  }

  private mutating func grab(_ line: SessionLine, at time: Double) {
    endHold(.open, at: time)
    var taken = ThumbHold(
      thumb: ThumbHold.thumb(named: line["thumb"]?.text), grabbed: time, released: nil, ending: .open,
      grabPlaces: line.places, releasePlaces: [], stepLength: line["step_px"]?.decimal ?? 0)
    if let place = taken.grabPlace {
      taken.times.append(time)
      taken.places.append(place)
    }
    // A drag begins only beyond the slop, and takes the thumb along from where the pointer went down.
    hold = (taken, pressed)
  }

  private mutating func release(_ line: SessionLine, at time: Double) {
    hold?.hold.releasePlaces = line.places
    // Thumbs that changed places change names: what counts is which one the hand let go of.
    if let thumb = ThumbHold.thumb(named: line["thumb"]?.text) { hold?.hold.thumb = thumb }
    if let place = line.places.indices.contains(hold?.hold.thumb ?? -1) ? hold?.hold.thumb : nil {
      hold?.hold.times.append(time)
      hold?.hold.places.append(line.places[place])
    }
    endHold(.release, at: time)
  }

  mutating func endHold(_ ending: ThumbHold.Ending, at time: Double?) {
    guard var held = hold?.hold else { return }
    held.ending = ending
    held.released = time
    current?.holds.append(held)
    hold = nil
  }
}
