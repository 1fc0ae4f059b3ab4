/// Why a driver could not do what it was asked for.
public enum DriverError: Error, Sendable, Hashable {
  /// No display was named and the environment names none.
  case noDisplayNamed
  /// The display could not be opened.
  case cannotOpenDisplay(name: String)
  /// The display has no visual that windows can be drawn in.
  case noUsableVisual(display: String)
  /// The drawing surface of a window could not be made.
  case cannotMakeSurface(width: Int, height: Int)
}
