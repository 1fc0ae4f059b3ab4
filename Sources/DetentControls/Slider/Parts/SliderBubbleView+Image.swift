internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SliderBubbleView {
  /// Draws a picture of a bubble whose pointer is below, turned to the side on which the thumb is.
  ///
  /// What lies between the first two parts that give is the pointer: it is kept over the thumb.
  func draw(_ image: Image, alpha: Double, on canvas: Canvas) {
    switch pointerSide {
    case .below: canvas.draw(image, in: bounds, alpha: alpha, anchor: anchor(of: image, at: pointer))
    case .left: draw(image, turnedBy: .pi / 2, pointer: pointer - bounds.midY, alpha: alpha, on: canvas)
    case .right: draw(image, turnedBy: -.pi / 2, pointer: bounds.midY - pointer, alpha: alpha, on: canvas)
    }
  }

  /// Draws the picture turned by `angle` around the middle, from which `pointer` counts.
  private func draw(_ image: Image, turnedBy angle: Double, pointer: Double, alpha: Double, on canvas: Canvas)
  {
    canvas.withSavedState {
      canvas.translate(by: Vector(dx: bounds.midX, dy: bounds.midY))
      canvas.rotate(by: angle)
      let box = Rect(center: .zero, size: Size(width: bounds.height, height: bounds.width))
      canvas.draw(image, in: box, alpha: alpha, anchor: anchor(of: image, at: pointer))
    }
  }

  private func anchor(of image: Image, at x: Double) -> Image.Anchor? {
    let columns = image.stretchableColumns
    guard columns.count > 1 else { return nil }
    return Image.Anchor(column: (columns[0].upperBound + columns[1].lowerBound) / 2, x: x)
  }
}
