internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A page with a heading and running text.
final class TextPage: ViewController, ScenePage {
  var page = Page()
  var texts: Texts {
    didSet { showTexts() }
  }
  /// The height of the heading, in points.
  private static let headingHeight = 24.0
  private let headingLabel = Label()
  private let bodyLabel = Label()

  private let words: (Texts) -> (heading: String, body: String)

  /// Creates a page that says `words`, in whatever language they are.
  init(texts: Texts, words: @escaping (Texts) -> (heading: String, body: String)) {
    self.texts = texts
    self.words = words
    super.init()
    bodyLabel.lines = .wrapping(maximum: 40)
    showTexts()
  }

  private func showTexts() {
    (headingLabel.text, bodyLabel.text) = words(texts)
    if isViewLoaded { view.setNeedsLayout() }
  }

  override func viewDidLoad() {
    for label in [headingLabel, bodyLabel] { view.addSubview(label) }
  }

  override func viewDidLayoutSubviews() {
    let theme = view.theme
    view.backgroundColor = theme.palette.background
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
