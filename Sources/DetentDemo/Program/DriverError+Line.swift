internal import DetentUI

extension DriverError {
  /// The error in one line, as the fault of the option that names the display or the window's size.
  var line: String {
    switch self {
    case .noDisplayNamed:
      "--display: a value is missing, and DISPLAY is not set; allowed is a display that runs, such as :0"
    case .cannotOpenDisplay(let name):
      "--display: '\(name)' cannot be opened; allowed is a display that runs, such as :0"
    case .noUsableVisual(let display):
      "--display: '\(display)' has no colours to draw with; allowed is one with 24 or 32 bits for each pixel"
    case .cannotMakeSurface(let width, let height):
      "--size: a window of \(width) x \(height) pixels cannot be made; allowed is what the display has room for"
    }
  }
}
