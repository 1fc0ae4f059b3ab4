import DetentCore
import DetentTesting
import Testing

@testable import DetentUI

@Suite("View controllers")
@MainActor
struct ViewControllerTests {
  @Test("The view is made on first use, once")
  func lazy() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    #expect(controller.heard.isEmpty)
    let view = controller.view
    #expect(controller.view === view)
    #expect(controller.heard == ["load"])
  }

  @Test("A controller that makes its own view lays it out as well")
  func ownView() throws {
    let controller = Controller()
    controller.made = Probe(0, 0, 0, 0)
    let stage = try Stage(controller: controller)
    #expect(controller.view === controller.made)
    #expect(controller.view.frame == stage.window.bounds)
    #expect(controller.layouts == 1)
    stage.resize(to: Size(width: 90, height: 50))
    #expect(controller.layouts == 2)
  }

  @Test("Controllers hold their children, children their parent weakly, and none holds itself")
  func containment() {
    let (parent, child, other) = (Controller(), Controller(), Controller())
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children.count == 1)
    child.addChild(parent)
    parent.addChild(parent)
    #expect(parent.parent == nil)

    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(child.parent === other)
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(other.children.isEmpty)
    #expect(!child.isViewLoaded)
  }

  @Test("Opening and closing a window is an appearance and a disappearance", arguments: [true, false])
  func opening(isDestroyed: Bool) throws {
    let controller = Controller()
    let stage = try Stage(controller: controller)
    #expect(controller.heard == ["load", "willAppear", "layout", "didAppear"])
    controller.heard = []

    if isDestroyed { stage.destroy() } else { stage.window.close() }
    stage.window.close()
    #expect(controller.heard == ["willDisappear", "didDisappear"])
  }

  @Test("When the view has appeared it is in the window and has its frame")
  func frames() throws {
    let controller = Controller()
    var frame = Rect.zero
    var isInWindow = [false, false]
    controller.whenDidAppear = { [unowned controller] in
      frame = controller.view.frame
      isInWindow[0] = controller.view.window != nil
    }
    controller.whenWillDisappear = { [unowned controller] in isInWindow[1] = controller.view.window != nil }
    let stage = try Stage(controller: controller, size: Size(width: 70, height: 30))
    stage.window.rootViewController = nil
    #expect(frame == Rect(x: 0, y: 0, width: 70, height: 30))
    #expect(isInWindow == [true, true])
  }

  @Test("Before the window opens nothing appears; a window opened again appears again")
  func openedAgain() throws {
    let controller = Controller()
    let driver = OffscreenDriver()
    let window = Window(driver: driver)
    window.rootViewController = controller
    #expect(controller.heard == ["load"])

    for _ in 0..<2 {
      try window.open(configuration)
      window.close()
    }
    #expect(controller.appearances == 2)
    #expect(controller.disappearances == 2)
  }

  @Test("A child's view appears with its superview, and by itself when it is added to or taken from it")
  func children() throws {
    let (parent, child) = (Controller(), Controller())
    let stage = try Stage(controller: parent)
    parent.addChild(child)
    #expect(child.heard.isEmpty)

    parent.view.addSubview(child.view)
    #expect(child.heard == ["load", "willAppear", "didAppear"])
    child.view.removeFromSuperview()
    #expect(child.heard.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(parent.appearances == 1)

    parent.view.addSubview(child.view)
    stage.window.close()
    #expect(child.appearances == 2)
    #expect(child.disappearances == 2)
    #expect(parent.disappearances == 1)
  }

  @Test("Bringing a view to the front, or setting the same root, is no appearance")
  func noAppearance() throws {
    let (parent, child) = (Controller(), Controller())
    let stage = try Stage(controller: parent)
    parent.view.addSubview(child.view)
    parent.view.addSubview(View())
    parent.view.addSubview(child.view)
    stage.window.rootViewController = parent
    #expect(child.appearances == 1)
    #expect(parent.appearances == 1)
    #expect(parent.disappearances == 0)
  }

  @Test("Another root takes the place of the first")
  func otherRoot() throws {
    let (first, second) = (Controller(), Controller())
    let stage = try Stage(controller: first)
    stage.window.rootViewController = second
    stage.advance(by: 0.1)
    #expect(first.heard.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(second.heard == ["load", "willAppear", "didAppear", "layout"])
    #expect(second.view.frame == stage.window.bounds)
  }

  @Test(
    "Appearances stay balanced when a callback takes the view away or puts it elsewhere", arguments: 0..<4)
  func reentrancy(way: Int) throws {
    let (parent, child) = (Controller(), Controller())
    let stage = try Stage(controller: parent)
    let elsewhere = View()
    parent.view.addSubview(elsewhere)
    let window = stage.window
    switch way {
    case 0: child.whenWillAppear = { [unowned child] in elsewhere.addSubview(child.view) }
    case 1: child.whenDidAppear = { [unowned child] in child.view.removeFromSuperview() }
    case 2: child.whenWillAppear = { window.close() }
    default: child.whenWillDisappear = { [unowned child] in child.view.removeFromSuperview() }
    }
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    window.close()

    #expect(child.heard.count { $0 == "willAppear" } == child.heard.count { $0 == "willDisappear" })
    #expect(child.appearances <= 1)
    #expect(child.heard.count { $0 == "willDisappear" } == child.disappearances)
    #expect(child.appearance == .hidden)
    #expect(parent.appearance == .hidden)
  }

  @Test("Controller and view are freed together")
  func freed() throws {
    weak var controller: Controller?
    weak var view: View?
    do {
      let made = Controller()
      (controller, view) = (made, made.view)
      let stage = try Stage(controller: made)
      stage.window.rootViewController = nil
    }
    #expect(controller == nil)
    #expect(view == nil)
  }

  private var configuration: WindowConfiguration {
    WindowConfiguration(
      title: "", instanceName: "a", className: "A", size: Size(width: 50, height: 40))
  }
}

/// A controller that notes what it is told.
private final class Controller: ViewController {
  var heard: [String] = []
  var layouts = 0
  var made: View?
  var whenWillAppear: (() -> Void)?
  var whenDidAppear: (() -> Void)?
  var whenWillDisappear: (() -> Void)?

  var appearances: Int { heard.count { $0 == "didAppear" } }
  var disappearances: Int { heard.count { $0 == "didDisappear" } }

  override func loadView() -> View { made ?? super.loadView() }
  override func viewDidLoad() { heard.append("load") }

  override func viewDidLayoutSubviews() {
    layouts += 1
    heard.append("layout")
  }

  override func viewWillAppear() {
    heard.append("willAppear")
    whenWillAppear?()
  }

  override func viewDidAppear() {
    heard.append("didAppear")
    whenDidAppear?()
  }

  override func viewWillDisappear() {
    heard.append("willDisappear")
    whenWillDisappear?()
  }

  override func viewDidDisappear() { heard.append("didDisappear") }
}
