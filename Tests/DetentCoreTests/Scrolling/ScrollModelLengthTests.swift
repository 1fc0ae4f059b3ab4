import DetentCore
import Testing

@Suite("Scroll model: lengths and reduced motion") struct ScrollModelLengthTests {
  /// A content of 1000 points in a viewport of 200.
  private func model(at offset: Double) -> ScrollModel {
    var model = ScrollModel()
    model.setLengths(content: 1000, viewport: 200, at: 0)
    model.scroll(to: offset, animated: false, at: 0)
    return model
  }

  @Test("Another length keeps the offset as far as it is legal, whatever goes on", arguments: 0..<4)
  func lengths(activity: Int) {
    var model = model(at: 600)
    switch activity {
    case 1:
      model.beginDrag(at: 1)
      model.drag(to: 50)
    case 2:
      model.beginDrag(at: 1)
      model.endDrag(velocity: 300, at: 1)
    case 3: model.scroll(to: 700, animated: true, at: 1)
    default: break
    }

    model.setLengths(content: 2000, viewport: 200, at: 1)
    #expect(model.offset == (activity == 1 ? 650 : 600))
    model.setLengths(content: 500, viewport: 200, at: 1)
    #expect(model.offset == 300 || (activity == 2 && model.isMoving))
    #expect(model.isDragging == (activity == 1))
    model.endDrag(velocity: 0, at: 1)
    model.advance(to: 20)

    #expect(model.offset == 300 && !model.isMoving)
  }

  @Test("With reduced motion everything is there at once")
  func reducedMotion() {
    var model = model(at: 100)
    model.scroll(to: 400, animated: true, at: 1)
    model.setReducedMotion(true)
    #expect(model.offset == 400 && !model.isMoving && model.reducesMotion)

    model.scroll(to: 300, animated: true, at: 2)
    #expect(model.offset == 300 && !model.isMoving)
    model.beginDrag(at: 3)
    model.drag(to: -500)
    model.endDrag(velocity: -900, at: 3)

    #expect(model.offset == 0 && !model.isMoving)
  }

  @Test("A content that fits cannot be scrolled")
  func fits() {
    var model = ScrollModel()
    model.setLengths(content: 100, viewport: 200, at: 0)

    let isUsed = model.scroll(by: 60, at: 0)
    model.scroll(to: 50, animated: true, at: 0)
    model.advance(to: 5)

    #expect(!isUsed && model.offset == 0 && model.maximumOffset == 0)
  }

  @Test("Illegal lengths count as none", arguments: [-1, .nan, .infinity])
  func degenerate(length: Double) {
    var model = model(at: 50)

    model.setLengths(content: length, viewport: 200, at: .nan)
    #expect(model.offset == 0 && model.contentLength == 0)
    model.setLengths(content: 100, viewport: length, at: 1)
    model.beginDrag(at: 1)
    model.drag(to: -50)
    #expect(model.offset == 0 && model.viewportLength == 0)
    model.endDrag(velocity: .nan, at: .nan)
    model.scroll(to: 90, animated: true, at: .infinity)

    #expect(model.offset.isFinite && (0...100).contains(model.target))
  }
}
