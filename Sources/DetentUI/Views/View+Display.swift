public import DetentCore
internal import DetentGraphics

extension View {
  /// Marks all that the view itself draws as damaged.
  public func setNeedsDisplay() { setNeedsDisplay(drawnBounds) }

  /// Marks a part of the view as damaged, in its own coordinates.
  public func setNeedsDisplay(_ rect: Rect) {
    var damage = rect
    var view: View = self
    while !view.isHidden, view.alpha > 0 {
      if view.clipsToBounds { damage = damage.intersection(view.bounds) }
      if damage.isEmpty { return }
      if let window = view as? Window { return window.addDamage(damage) }
      guard let superview = view.superview else { return }
      damage = damage.offset(by: view.frame.origin.offset)
      view = superview
    }
  }

  /// Asks for ``layoutSubviews()`` before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    window?.layoutIsNeeded()
  }

  /// Lays out what needs it now, this view first.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  func setSubtreeNeedsDisplay() {
    setNeedsDisplay()
    for view in subviews where !view.isHidden { view.setSubtreeNeedsDisplay() }
  }

  /// Takes on another frame: what was covered before and what is covered now is damaged.
  func move(to frame: Rect) {
    let old = storedFrame
    guard frame != old, frame.isFinite else { return }
    setSubtreeNeedsDisplay()
    storedFrame = frame
    setSubtreeNeedsDisplay()
    if frame.size != old.size { setNeedsLayout() }
  }

  /// Shows or hides the view; drags in what is hidden are cancelled and the focus leaves it.
  func hide(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else { return }
    if isHidden { window?.subtreeLeaves(self) }
    setSubtreeNeedsDisplay()
    storedIsHidden = isHidden
    setSubtreeNeedsDisplay()
  }

  /// Draws the view and what it holds, as far as `damage` reaches.
  ///
  /// The canvas and the damage are in the window's coordinates, in which the view's corner is at `offset`; what the damage
  /// does not reach costs no call of the canvas.
  ///
  /// - Complexity: linear in the views whose superviews do not clip them away.
  func render(on canvas: Canvas, damage: [Rect], at offset: Vector, count: inout Int) {
    guard !isHidden, alpha > 0 else { return }
    guard !clipsToBounds || damage.meets(bounds.offset(by: offset)) else { return }
    guard alpha < 1 || clipsToBounds else {
      return renderContent(on: canvas, damage: damage, at: offset, count: &count)
    }
    var drawn = 0
    canvas.withGroup(alpha: alpha) {
      if clipsToBounds { canvas.clip(to: bounds.offset(by: offset)) }
      renderContent(on: canvas, damage: damage, at: offset, count: &drawn)
    }
    count += drawn
  }

  private func renderContent(on canvas: Canvas, damage: [Rect], at offset: Vector, count: inout Int) {
    if damage.meets(drawnBounds.offset(by: offset)) {
      count += 1
      canvas.withSavedState {
        canvas.translate(by: offset)
        if let backgroundColor { canvas.fill(bounds, color: backgroundColor) }
        draw(on: canvas)
      }
    }
    for view in subviews {
      view.render(on: canvas, damage: damage, at: offset + view.frame.origin.offset, count: &count)
    }
  }
}

extension [Rect] {
  /// Whether any of the rectangles overlaps `area`.
  fileprivate func meets(_ area: Rect) -> Bool { contains { $0.intersects(area) } }
}
