import DetentCore

/// When thumbs were held in a trial; times in milliseconds.
struct HoldTimes {
  private(set) var grabs = 0
  private(set) var held = 0.0
  private(set) var gaps: [Double] = []
  private(set) var firstGrab = Measured<Double>.undefined(.missing(.grab))
  private(set) var lastRelease = Measured<Double>.undefined(.missing(.release))
  private var thumbs: Set<ThumbID> = []
  private var since = 0.0

  init(_ events: [TimedSliderEvent]) {
    for event in events {
      switch event.event {
      case .grab(let thumb): grab(thumb, at: event.time)
      case .release(let thumb): release(thumb, at: event.time)
      case .prompt, .contact, .push, .swap, .confirm: break
      }
    }
    guard !thumbs.isEmpty, let last = events.last else { return }
    held += last.time - since
  }

  private mutating func grab(_ thumb: ThumbID, at time: Double) {
    if grabs == 0 { firstGrab = .value(time) }
    if thumbs.isEmpty {
      since = time
      if let release = lastRelease.value { gaps.append(time - release) }
    }
    thumbs.insert(thumb)
    grabs += 1
  }

  private mutating func release(_ thumb: ThumbID, at time: Double) {
    guard thumbs.remove(thumb) != nil else { return }
    lastRelease = .value(time)
    if thumbs.isEmpty { held += time - since }
  }
}
