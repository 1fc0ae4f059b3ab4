internal import DetentControls
internal import DetentUI

extension PagerSceneController {
  /// Builds the pager scene that the command line asks for.
  ///
  /// - Throws: ``UsageError`` when there is no page to start on, or pictures cannot be read.
  convenience init(options: DemoOptions) throws(UsageError) {
    let list = PageList(titles: options.tabs, count: options.pageCount)
    guard options.page == 0 || options.page < list.count else {
      throw .illegalValue(
        option: "--page", value: String(options.page), allowed: "a page from 0 to \(max(0, list.count - 1))")
    }
    var appearance = SliderAppearance()
    try options.takeImages(into: &appearance)
    self.init(
      list: list, texts: Texts(options: options), startPage: options.page, axis: options.axis,
      sliderAppearance: appearance)
  }
}
