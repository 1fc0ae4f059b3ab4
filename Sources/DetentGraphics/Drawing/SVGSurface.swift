public import DetentCore

/// A drawing that is kept as lines and curves, and becomes the text of an SVG picture.
///
/// Texts become outlines, so that the picture looks the same where their fonts are missing. The same drawing gives the
/// same text.
@safe
public final class SVGSurface {
  /// The extent in points, each of which is a unit of the picture.
  public let size: Size

  private let handle: CairoSurface
  private let stream = StreamedBytes()

  /// Creates an empty picture.
  ///
  /// - Throws: ``GraphicsError/illegalSize(width:height:limit:)`` for a side outside 1 … ``Surface/sideLimit``,
  ///   ``GraphicsError/outOfMemory``.
  public init(size: Size) throws(GraphicsError) {
    let legal = 1...Double(Surface.sideLimit)
    guard legal.contains(size.width), legal.contains(size.height) else {
      throw .illegalSize(
        width: Self.whole(size.width), height: Self.whole(size.height), limit: Surface.sideLimit)
    }
    self.size = size
    handle = try CairoSurface(svgInto: stream, width: size.width, height: size.height)
  }

  deinit { handle.finish() }

  /// Runs `drawing` with a canvas over the whole picture; after ``finish()`` it is not called.
  public func draw(_ drawing: (Canvas) -> Void) {
    guard (try? CairoContext(handle)) != nil else { return }
    let all = PixelRect(
      x: 0, y: 0, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    let canvas = Canvas(on: handle, scale: .one, clip: [all], keepsOutlines: true)
    drawing(canvas)
    canvas.end()
  }

  /// Ends the picture and gives its text, beginning with the XML declaration.
  ///
  /// - Throws: ``GraphicsError/outOfMemory``, ``GraphicsError/drawingFailed(status:)``.
  public func finish() throws(GraphicsError) -> String {
    handle.finish()
    if let failure = handle.failure { throw failure }
    return Self.renumbered(String(decoding: stream.bytes, as: UTF8.self))
  }

  /// Cairo numbers the groups of a picture on from those of all others that the process made; here they begin at 1.
  private static func renumbered(_ text: String) -> String {
    var numbers: [Substring: Int] = [:]
    let parts = text.pieces(between: "surface")
    return parts.dropFirst().reduce(into: parts[0]) { result, part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      let number = numbers[digits] ?? numbers.count + 1
      numbers[digits] = number
      result += "surface\(digits.isEmpty ? "" : String(number))\(part.dropFirst(digits.count))"
    }
  }

  private static func whole(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length, -1e9), 1e9))
  }
}
