/// The pointers that a pan follows, and the way that their centre has come.
struct PanTracking: Sendable, Hashable {
  /// One pointer and where it was last.
  private struct Contact: Sendable, Hashable {
    var pointer: PointerID
    var location: Point
  }

  /// In the order of their presses, so that sums come out the same every time.
  private var contacts: [Contact]
  /// Where the translation counts from.
  private var origin: Point
  /// Where the slop counts from.
  private var press: Point
  private var tracker: VelocityTracker
  private(set) var kind: PointerKind

  init(_ sample: PointerSample, settings: VelocityTracker.Settings) {
    contacts = [Contact(pointer: sample.pointer, location: sample.location)]
    origin = sample.location
    press = sample.location
    tracker = VelocityTracker(settings: settings)
    tracker.add(sample.location, at: sample.time)
    kind = sample.kind
  }

  var count: Int { contacts.count }

  /// The centre of the pointers.
  ///
  /// Each is divided before the sum, which cannot overflow then.
  var location: Point {
    let share = 1 / Double(contacts.count)
    return contacts.reduce(Point.zero) { $0 + ($1.location - .zero) * share }
  }

  var translation: Vector { location - origin }

  /// The way that decides whether this is a pan; ``translate(to:)`` does not change it.
  var movement: Vector { location - press }

  func contains(_ pointer: PointerID) -> Bool { contacts.contains { $0.pointer == pointer } }

  /// What the pan reads when asked at `time`, or as of the newest sample.
  func reading(at time: EventTime? = nil) -> PanReading {
    PanReading(translation: translation, location: location, velocity: tracker.velocity(at: time), kind: kind)
  }

  /// The same with the translation counted from the press, whatever it was set to.
  var fromPress: PanReading {
    PanReading(translation: movement, location: location, velocity: tracker.velocity(), kind: kind)
  }

  /// What the pan reads when it is taken away: where it was, at no velocity.
  var lastReading: PanReading { PanReading(translation: translation, location: location, kind: kind) }

  /// Moves one pointer, and tells whether that moved the centre.
  ///
  /// A place that cannot be is dropped.
  mutating func move(_ sample: PointerSample) -> Bool {
    let before = location
    guard place(sample) else { return false }
    tracker.add(location, at: sample.time)
    return location != before
  }

  /// Puts one pointer where it was lifted.
  ///
  /// That is no sample for the velocity: the finger rolls as it lifts.
  @discardableResult
  mutating func place(_ sample: PointerSample) -> Bool {
    guard sample.location.isPlausible else { return false }
    for index in contacts.indices where contacts[index].pointer == sample.pointer {
      contacts[index].location = sample.location
    }
    return true
  }

  /// Adds a pointer without any movement of the centre showing in the translation.
  mutating func add(_ sample: PointerSample) {
    rebase(at: sample.time) { $0.append(Contact(pointer: sample.pointer, location: sample.location)) }
  }

  /// Drops a pointer, but never the last one, without any movement of the centre showing in the translation.
  mutating func remove(_ pointer: PointerID, at time: EventTime) {
    rebase(at: time) { $0.removeAll { $0.pointer == pointer } }
  }

  /// Makes the translation read `translation` here; the velocity starts anew.
  mutating func translate(to translation: Vector) {
    origin = location - translation
    tracker.restart()
  }

  /// Counts the translation from here, without forgetting how fast it goes.
  mutating func startHere() { origin = location }

  /// Forgets what was done so far; counting starts here and at `time`.
  mutating func startAnew(at time: EventTime) {
    origin = location
    press = location
    tracker.restart()
    tracker.add(location, at: time)
  }

  private mutating func rebase(at time: EventTime, _ change: (inout [Contact]) -> Void) {
    let before = location
    change(&contacts)
    let jump = location - before
    origin = origin + jump
    press = press + jump
    tracker.restart()
    tracker.add(location, at: time)
  }
}
