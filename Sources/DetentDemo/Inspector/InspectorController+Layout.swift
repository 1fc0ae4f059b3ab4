internal import DetentControls
internal import DetentCore
internal import DetentUI

extension InspectorController {
  func placeHead(_ size: Size, padding: Double, _ metrics: Metrics) {
    let button = resetAllButton.sizeThatFits(size)
    let width = min(button.width, size.width)
    let place = { [view] (rect: Rect) in rect.mirrored(in: size.width, view.layoutDirection) }
    titleLabel.frame = place(
      Rect(
        x: padding, y: metrics.grid, width: max(0, size.width - width - padding), height: button.height))
    resetAllButton.frame = place(
      Rect(x: size.width - width, y: metrics.grid, width: width, height: button.height))
  }

  func layoutRows(width: Double, padding: Double, _ metrics: Metrics) {
    var top = metrics.grid
    for (heading, rows) in zip(headings, rows) {
      heading.label.frame = Rect(x: padding, y: top, width: width, height: 3 * metrics.grid)
      top = heading.label.frame.maxY + metrics.grid
      for row in rows {
        row.view.frame = Rect(x: padding, y: top, width: width, height: row.height(metrics))
        top = row.view.frame.maxY + 1.5 * metrics.grid
      }
      top += metrics.grid
    }
    scroller.contentLength = top
  }
}
