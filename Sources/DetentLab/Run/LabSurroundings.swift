internal import DetentCore
internal import DetentUI

/// What a session runs in, as far as it matters for its numbers: nothing that says whose machine it is.
struct LabSurroundings {
  /// What is known of the monitor.
  var screen: ScreenReport?
  /// The extent of the window, in points.
  var size: Size
  /// Device pixels per point.
  var scale: Double
  /// What the desktop says.
  var desktop: DesktopSettings

  /// Reads what a window is in.
  @MainActor
  init(_ window: Window) {
    screen = window.screen
    size = window.bounds.size
    scale = window.scale.factor
    desktop = window.driver.desktop
  }

  /// The time between two refreshes of the monitor, in milliseconds; nil where nobody knows.
  var framePeriod: Double? { screen?.refreshRate.map { 1_000 / $0 } }

  /// The members of the line; what nobody knows is left out.
  var members: [JSON.Member] {
    var members = [
      JSON.Member("os", .string("Linux")), JSON.Member("window", size.json),
      JSON.Member("scale", .number(scale)), JSON.Member("drag_threshold", .number(desktop.dragThreshold)),
      JSON.Member("animations", .bool(desktop.allowsAnimation)),
    ]
    guard let screen else { return members }
    var extent = [JSON.Member("w_px", .integer(screen.width)), JSON.Member("h_px", .integer(screen.height))]
    if let millimetres = screen.millimetres {
      extent.append(JSON.Member("w_mm", .number(millimetres.width)))
      extent.append(JSON.Member("h_mm", .number(millimetres.height)))
    }
    members.append(JSON.Member("screen", .object(extent)))
    if let rate = screen.refreshRate { members.append(JSON.Member("refresh_hz", .number(rate))) }
    if let composition = screen.composition {
      members.append(JSON.Member("composition", .string(composition.rawValue)))
    }
    return members
  }
}
