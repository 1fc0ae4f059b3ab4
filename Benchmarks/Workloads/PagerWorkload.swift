import DetentControls
import DetentCore
import DetentTesting
import DetentUI

/// A page turn: each step goes to a neighbour, with all the frames until the pages rest.
@MainActor
final class PagerWorkload {
  /// Pages with a text each.
  private final class Controller: PagerController {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init()
    }

    override var pageCount: Int { count }
    // So long that even three tabs do not fit: the strip scrolls, however many pages there are.
    override func tabTitle(at index: Int) -> String { "A page with quite a long name for a tab" }
    override func makePage(at index: Int) -> any ChildPage { TextPage() }
  }

  private final class TextPage: ViewController, ChildPage {
    var page = Page()
    private let label = Label()

    override func viewDidLoad() {
      view.addSubview(label)
      label.text = "A page"
    }

    override func viewDidLayoutSubviews() {
      label.frame = view.bounds
      view.backgroundColor = view.theme.palette.background
    }
  }

  private let controller: Controller
  private let stage: Stage

  init(pages: Int) throws {
    controller = Controller(count: pages)
    stage = try Stage(controller: controller, size: Size(width: 480, height: 240))
    stage.advance(by: 1)
    try controller.pager.scroller.go(to: pages / 2, animated: false)
    stage.advance(by: 1)
  }

  func step(_ number: Int) {
    controller.pager.scroller.step(by: number.isMultiple(of: 2) ? 1 : -1)
    stage.advance(by: 1)
  }
}
