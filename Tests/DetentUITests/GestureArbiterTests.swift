import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Of several recognisers one wins")
@MainActor
struct GestureArbiterTests {
  @Test("The deepest that recognises wins, and the others hear nothing")
  func deepest() throws {
    let pans = try PanScene()
    pans.press()
    pans.move(5)
    pans.move(10)
    pans.stage.release()
    #expect(pans.heard == ["inner began", "inner changed", "inner ended"])
  }

  @Test(
    "One that needs less movement wins although it lies further out, and cancels the view that was pressed")
  func earlier() throws {
    let pans = try PanScene(inner: PanMachine.Settings(slop: Slop(20)))
    pans.press()
    pans.move(5)
    pans.move(30)
    pans.stage.release()
    #expect(pans.heard == ["outer began", "outer changed", "outer ended"])
    #expect(pans.inner.heard == ["began 30.0 20.0", "cancelled"])
  }

  @Test("A recogniser of the pressed view itself leaves the view its pointer")
  func ownRecogniser() throws {
    let pans = try PanScene()
    pans.press()
    pans.move(5)
    pans.stage.release()
    #expect(pans.inner.heard == ["began 30.0 20.0", "moved 35.0 20.0", "ended 35.0 20.0"])
  }

  @Test("A drag across the axis of the inner one goes to the outer one")
  func axes() throws {
    let pans = try PanScene(
      outer: .pager(along: .vertical), inner: .pager(along: .horizontal))
    pans.press()
    pans.move(1, 30)
    pans.move(1, 40)
    pans.stage.release()
    #expect(pans.heard == ["outer began", "outer changed", "outer ended"])
  }

  @Test("Two go together when a delegate of either allows it", arguments: [true, false])
  func together(isOuter: Bool) throws {
    let pans = try PanScene()
    let delegate = PanDelegate()
    delegate.goesTogether = true
    if isOuter { pans.outerPan.delegate = delegate } else { pans.innerPan.delegate = delegate }
    pans.press()
    pans.move(5)
    pans.stage.release()
    #expect(pans.heard.sorted() == ["inner began", "inner ended", "outer began", "outer ended"])
  }

  @Test("One that requires another to fail waits for it")
  func requireToFail() throws {
    let pans = try PanScene(outer: PanMachine.Settings(slop: Slop(10), axis: AxisLock(.vertical)))
    pans.innerPan.require(toFail: pans.outerPan)
    pans.press()
    pans.move(3)
    #expect(pans.heard.isEmpty)
    pans.move(30)
    #expect(pans.heard == ["inner began"])
    pans.stage.release()
    #expect(pans.heard == ["inner began", "inner ended"])
  }

  @Test("One that requires another to fail fails when that begins")
  func requiredBegins() throws {
    let pans = try PanScene(outer: PanMachine.Settings(slop: Slop(10), axis: AxisLock(.vertical)))
    let delegate = PanDelegate()
    pans.innerPan.delegate = delegate
    pans.innerPan.require(toFail: pans.outerPan)
    pans.press()
    pans.move(0, 3)
    pans.move(0, 30)
    pans.stage.release()
    #expect(pans.heard == ["outer began", "outer ended"])
    #expect(delegate.failures == 1)
  }

  @Test("Requiring oneself, or the same twice, changes nothing")
  func requireOneself() throws {
    let pans = try PanScene()
    pans.innerPan.require(toFail: pans.innerPan)
    pans.press()
    pans.move(5)
    #expect(pans.heard == ["inner began"])
  }

  @Test(
    "A delegate that refuses the pointer, or the gesture, leaves it to the next", arguments: [true, false])
  func refused(isPointer: Bool) throws {
    let pans = try PanScene()
    let delegate = PanDelegate()
    delegate.receives = !isPointer
    delegate.begins = isPointer
    pans.innerPan.delegate = delegate
    pans.press()
    pans.move(5)
    pans.stage.release()
    #expect(pans.heard == ["outer began", "outer ended"])
    #expect(delegate.received == (isPointer ? 0 : 1))
    #expect(delegate.failures == (isPointer ? 0 : 1))
    if !isPointer { #expect(pans.innerPan.lastFailure == .vetoed) }
  }

  @Test("Removing the pressed view in mid-drag leaves the outer gesture alone")
  func removedTarget() throws {
    let pans = try PanScene(inner: PanMachine.Settings(slop: Slop(50)))
    pans.press()
    pans.move(5)
    pans.inner.removeFromSuperview()
    pans.move(10)
    pans.stage.release()
    #expect(pans.heard == ["outer began", "outer changed", "outer ended"])
  }

  @Test(
    "A step may remove the view, disable or remove the recogniser, hide, or close the window",
    arguments: 0..<6)
  func reentrancy(way: Int) throws {
    let pans = try PanScene()
    pans.innerPan.addTarget { [unowned pans] recognizer in
      guard recognizer.state == .began else { return }
      switch way {
      case 0: pans.inner.removeFromSuperview()
      case 1: recognizer.isEnabled = false
      case 2: pans.inner.removeGestureRecognizer(recognizer)
      case 3: pans.stage.window.close()
      case 4: pans.outer.isHidden = true
      default: pans.stage.window.cancelGestures()
      }
    }
    pans.press()
    pans.move(5)
    pans.move(10)
    pans.stage.release()
    #expect(pans.heard == ["inner began", "inner cancelled"])
    #expect(pans.innerPan.state == .possible)
    #expect(pans.inner.heard.filter { $0.hasPrefix("ended") }.count == (way == 1 || way == 2 ? 1 : 0))
  }

  @Test("Whoever hears of the press may take the view away before it hears of it")
  func removedAtPress() throws {
    let pans = try PanScene()
    let delegate = PanDelegate()
    delegate.whenReceived = { [unowned pans] in pans.inner.removeFromSuperview() }
    pans.innerPan.delegate = delegate
    pans.press()
    pans.move(5)
    pans.stage.release()
    #expect(!pans.inner.heard.contains { $0.hasPrefix("began") })
  }

  @Test("Two pointers are followed apart")
  func twoPointers() throws {
    let pans = try PanScene()
    let other = Probe(130, 20, 50, 50)
    let pan = PanGestureRecognizer()
    var heard: [PanState] = []
    pan.addTarget { heard.append($0.state) }
    other.addGestureRecognizer(pan)
    pans.outer.addSubview(other)
    pans.stage.press(at: Point(x: 50, y: 40), with: .finger(1))
    pans.stage.press(at: Point(x: 150, y: 40), with: .finger(2))
    pans.stage.move(to: Point(x: 55, y: 40), with: .finger(1))
    pans.stage.move(to: Point(x: 155, y: 40), with: .finger(2))
    pans.stage.release(with: .finger(1))
    pans.stage.release(with: .finger(2))

    #expect(pans.heard == ["inner began", "inner ended"])
    #expect(heard == [.began, .ended])
  }
}
