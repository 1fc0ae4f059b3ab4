/// What a mouse or a finger did.
struct PointerReport: Sendable, Hashable {
  enum Action: Sendable, Hashable {
    case motion
    /// A button, by its number.
    case press(Int), release(Int)
    /// A finger, by the number of its sequence, which the server uses once.
    case touchBegan(Int), touchMoved(Int), touchEnded(Int)
  }

  var action: Action
  var origin: ReportOrigin
  /// Whether the server made it up, for programs that know neither fingers nor parts of a notch.
  ///
  /// Of a finger it says that the finger is up, and that its end is held back until others have decided.
  var isEmulated = false
  /// Whether a finger takes the master's pointer along, of which nothing else tells while a button is held.
  var movesPointer = false
  /// The buttons of the master that were held before, whichever device holds them.
  var buttons: ButtonSet = []
  /// The axes that the event tells of.
  var values: [AxisValue] = []

  /// The buttons that are held after it, without those that are notches of a wheel.
  var heldButtons: ButtonSet {
    var held = buttons.subtracting(.wheel)
    switch action {
    case .press(let button): held.insert(button)
    case .release(let button): held.remove(button)
    case .motion, .touchBegan, .touchMoved, .touchEnded: break
    }
    return held
  }
}
