internal import DetentUI

/// Fills a window with a view that the test already has.
final class StageController: ViewController {
  private let content: View

  init(content: View) {
    self.content = content
    super.init()
  }

  override func loadView() -> View { content }
}
