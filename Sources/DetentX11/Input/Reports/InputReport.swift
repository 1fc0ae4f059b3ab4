/// An event of the X Input Extension, as plain values.
enum InputReport: Sendable, Hashable {
  /// A mouse, or a finger, did something in a window.
  case pointer(PointerReport)
  /// The pointer came into a window or left it.
  case crossing(CrossingReport)
  /// Fingers on a touchpad swiped.
  case swipe(SwipeReport)
  /// Another device moves a master from now on, or a device got other axes.
  case deviceChanged(InputDevice)
  /// Devices came, went, or belong to another master.
  case hierarchyChanged(HierarchyReport)
}
