import DetentCore

/// The pointer shapes that a desktop wants, as far as it says.
struct CursorTheme: Sendable, Hashable {
  /// What a theme of pointer shapes is for one scale: its name, and the size of a shape in device pixels; nil is the
  /// server's usual one.
  struct Look: Sendable, Hashable {
    var name: String?
    var size: Int?
  }

  /// The name of the theme.
  var name: String?
  /// The size of a shape, in device pixels at the ``scale``.
  var size: Int?
  /// The window scale for which the ``size`` was published: daemons multiply it with that.
  var scale = PixelScale.one

  /// What the theme is for a window of a scale.
  func look(at other: PixelScale) -> Look {
    let fitting = size.map { (Double($0) * other.factor / scale.factor).rounded() }
    return Look(name: name, size: fitting.map { Int(min(max($0, 1), Self.mostPixels)) })
  }

  /// The largest shapes that are asked for.
  private static let mostPixels = 1024.0
}
