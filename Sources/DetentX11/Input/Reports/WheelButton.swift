import DetentCore
import DetentUI

/// The buttons that are notches of wheels, by old custom.
enum WheelButton {
  /// One notch of a wheel button, in 120ths; nil for other buttons.
  static func notch(_ button: Int) -> Vector? {
    switch button {
    case 4: Vector(dy: -ScrollEvent.unitsPerNotch)
    case 5: Vector(dy: ScrollEvent.unitsPerNotch)
    case 6: Vector(dx: -ScrollEvent.unitsPerNotch)
    case 7: Vector(dx: ScrollEvent.unitsPerNotch)
    default: nil
    }
  }

  /// The axis that a wheel button turns.
  static func axis(_ button: Int) -> Axis { button < 6 ? .vertical : .horizontal }
}
