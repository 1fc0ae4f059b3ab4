import CX11
import DetentUI

extension KeyModifiers {
  /// The modifiers among an event's state bits; Mod1 and Mod4 are Alt and the system's key by old custom.
  init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.alt) }
    if state & UInt32(Mod4Mask) != 0 { insert(.system) }
  }
}
