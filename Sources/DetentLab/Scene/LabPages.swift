public import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// Pages with nothing but their names, under tabs.
public final class LabPages: PagerController {
  private let count: Int
  private let name: (Int) -> String

  init(count: Int, title: @escaping (Int) -> String) {
    self.count = count
    name = title
    super.init()
  }

  /// How many pages there are.
  override public var pageCount: Int { count }

  /// The name of a page.
  override public func tabTitle(at index: Int) -> String { name(index) }

  /// Makes a page.
  override public func makePage(at index: Int) -> any ChildPage { LabPage(name(index)) }
}

/// One page with its name in the middle.
private final class LabPage: ViewController, ChildPage {
  var page = Page()
  private let label = Label()

  init(_ title: String) {
    super.init()
    label.text = title
    label.alignment = .center
  }

  override func viewDidLoad() { view.addSubview(label) }

  override func viewDidLayoutSubviews() {
    label.font = view.theme.type.title
    label.textColor = view.theme.palette.secondaryText
    label.frame = view.bounds
  }
}
