internal import DetentCore
internal import DetentUI

/// Where scene and inspector lie in a window: beside each other, or the panel over the scene where both have no room.
struct InspectedSceneLayout {
  /// Where the panel is.
  enum Placement: Equatable {
    case beside
    case over
    /// The window is too narrow even for the panel alone.
    case none
  }

  let placement: Placement
  let scene: Rect
  let panel: Rect

  /// The least width that the scene has beside the panel, in points.
  static let narrowestScene = 320.0
  /// The least width of the panel, in points.
  static let narrowestPanel = 280.0

  init(size: Size, panelWidth: Double, direction: LayoutDirection) {
    let rest = size.width - panelWidth
    placement = rest >= Self.narrowestScene ? .beside : size.width >= Self.narrowestPanel ? .over : .none
    let width = placement == .none ? 0 : min(panelWidth, size.width)
    scene = Rect(x: 0, y: 0, width: placement == .beside ? rest : size.width, height: size.height)
      .mirrored(in: size.width, direction)
    panel = Rect(x: size.width - width, y: 0, width: width, height: size.height)
      .mirrored(in: size.width, direction)
  }
}
