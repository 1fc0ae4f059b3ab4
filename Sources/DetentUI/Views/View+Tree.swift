public import DetentCore

extension View {
  /// The window that the view is in.
  public var window: Window? {
    var view: View? = self
    while let current = view {
      if let window = current.asWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Puts `view` in front of the other subviews; it leaves its former superview.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts `view` at a place in the order of the subviews; 0 is at the back.
  ///
  /// Nothing happens when `view` holds this one.
  public func insertSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self { return reorder(view, to: index) }
    view.removeFromSuperview()
    if tellsOfAppearance {
      view.appearing { attach(view, at: index) }
    } else {
      attach(view, at: index)
    }
  }

  /// Whether what comes into the view comes onto the screen with it, and nobody else tells its controllers so.
  private var tellsOfAppearance: Bool {
    window?.isOpen == true && !path.contains(where: \.tellsControllersItself)
  }

  private func attach(_ view: View, at index: Int) {
    // A controller that was told of the appearance may have put its view elsewhere.
    guard view.superview == nil else { return }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.needsLayout = true
    setNeedsLayout()
    view.setCoverageNeedsDisplay()
    if window != nil { view.forEachInTree { $0.didMoveToWindow() } }
  }

  /// Takes the view out of its superview; drags in it are cancelled and the focus leaves it.
  public func removeFromSuperview() {
    guard let superview else { return }
    if superview.tellsOfAppearance { disappearing { detach() } } else { detach() }
  }

  private func detach() {
    guard let superview else { return }
    let formerWindow = window
    formerWindow?.subtreeLeaves(self)
    setCoverageNeedsDisplay()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    if formerWindow != nil { forEachInTree { $0.didMoveToWindow() } }
  }

  /// Puts a subview in front of its siblings.
  public func bringSubviewToFront(_ view: View) { reorder(view, to: subviews.count) }

  /// Moves a subview among its siblings; drags in it and the focus stay.
  private func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let new = min(max(index, 0), subviews.count - 1)
    guard new != old else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: new)
    view.setCoverageNeedsDisplay()
  }

  /// Whether the view is `other` or held by it, directly or not.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// The view in front at `point`, in this view's coordinates, that takes input; a subview is hit only inside of its
  /// superviews.
  public func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha > 0, isUserInteractionEnabled, contains(point) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(point - view.frame.origin.offset) { return hit }
    }
    return self
  }

  /// The view and its superviews, the view first.
  var path: [View] {
    var path: [View] = []
    var view: View? = self
    while let current = view {
      path.append(current)
      view = current.superview
    }
    return path
  }

  func forEachInTree(_ action: (View) -> Void) {
    action(self)
    for view in subviews { view.forEachInTree(action) }
  }
}
