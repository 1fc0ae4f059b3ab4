internal import DetentCore
internal import DetentUI

extension MoveKey {
  /// The movement that a key of the keyboard means; nil for all other keys.
  init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    default: return nil
    }
  }
}
