internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A page with a heading and running text.
final class TextPage: ViewController, ChildPage {
  var page = Page()
  /// The height of the heading, in points.
  private static let headingHeight = 24.0
  private let headingLabel = Label()
  private let bodyLabel = Label()

  init(heading: String, body: String) {
    super.init()
    headingLabel.text = heading
    bodyLabel.text = body
    bodyLabel.lines = .wrapping(maximum: 40)
  }

  override func viewDidLoad() {
    for label in [headingLabel, bodyLabel] { view.addSubview(label) }
  }

  override func viewDidLayoutSubviews() {
    let theme = view.theme
    let area = view.bounds.inset(by: Insets(all: 2 * theme.metrics.grid))
    headingLabel.font = theme.type.heading
    bodyLabel.font = theme.type.body
    bodyLabel.textColor = theme.palette.secondaryText
    headingLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: Self.headingHeight)
    let top = area.minY + Self.headingHeight + theme.metrics.grid
    let size = bodyLabel.sizeThatFits(Size(width: area.width, height: area.maxY - top))
    bodyLabel.frame = Rect(x: area.minX, y: top, width: area.width, height: size.height.rounded(.up))
  }
}
