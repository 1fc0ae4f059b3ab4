internal import DetentCore

/// Joins a model and its views: it owns a view, fills it, and answers what happens in it.
@MainActor
open class ViewController {
  private var loadedView: View?
  var appearance = AppearanceState.hidden

  /// The controller that holds this one.
  public private(set) weak var parent: ViewController?

  /// The controllers it holds, in the order in which they came.
  public private(set) var children: [ViewController] = []

  /// A name for the title of a window.
  open var title: String? { nil }

  /// Creates a controller; its view is made when somebody asks for it.
  public init() {}

  /// The controller's view, made on first use.
  public var view: View {
    if let loadedView { return loadedView }
    let made = loadView()
    loadedView = made
    made.controller = self
    viewDidLoad()
    return made
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; an empty one by default.
  open func loadView() -> View { View() }

  /// The view has been made: the place to fill it.
  open func viewDidLoad() {}

  /// The view's size or environment changed: the place to give the subviews their frames.
  open func viewDidLayoutSubviews() {}

  /// The view is about to come into an open window, or its window is about to open.
  open func viewWillAppear() {}

  /// The view came into an open window; when the window itself opened, everything has its frame by now.
  open func viewDidAppear() {}

  /// The view is about to leave its window, or the window is about to close.
  ///
  /// Every appearance has its disappearance.
  open func viewWillDisappear() {}

  /// The view left its window, or the window is closed.
  open func viewDidDisappear() {}

  /// Takes `child` in, without its view; nothing happens when it is already there or holds this controller.
  public func addChild(_ child: ViewController) {
    guard child.parent !== self, !isDescendant(of: child) else { return }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent; the view stays where it is.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func isDescendant(of other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }
}

extension ViewController: Then {}
