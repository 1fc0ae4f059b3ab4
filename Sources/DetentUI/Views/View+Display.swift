public import DetentCore
internal import DetentGraphics

extension View {
  /// Marks all that the view itself draws as damaged.
  public func setNeedsDisplay() { setNeedsDisplay(drawnBounds) }

  /// Marks a part of the view as damaged, in its own coordinates.
  public func setNeedsDisplay(_ rect: Rect) { spread(rect, changesPicture: true) }

  /// Marks what the view covers as damaged, such as when it comes, goes or moves: what it looks like stays.
  func setCoverageNeedsDisplay() { spreadCoverage(of: self, at: .zero) }

  private func spreadCoverage(of part: View, at offset: Vector) {
    let area = part.clipsToBounds ? part.bounds : part.drawnBounds
    spread(area.offset(by: offset), changesPicture: false)
    // Nothing reaches out of either.
    guard !part.keepsPicture, !part.clipsToBounds else { return }
    for view in part.subviews where !view.isHidden && view.alpha > 0 {
      spreadCoverage(of: view, at: offset + view.frame.origin.offset)
    }
  }

  /// Brings damage to the window, and to the pictures on the way there; to the view's own when it looks different itself.
  private func spread(_ rect: Rect, changesPicture: Bool) {
    var damage = rect
    var view: View = self
    var changesPicture = changesPicture
    while true {
      // The picture is cut when it is drawn, and not before.
      if changesPicture { view.picture?.add(damage: damage) }
      if view.clipsToBounds { damage = damage.intersection(view.bounds) }
      if damage.isEmpty { return }
      guard !view.isHidden, view.alpha > 0 else { return }
      if let window = view.asWindow { return window.addDamage(damage) }
      guard let superview = view.superview else { return }
      damage = damage.offset(by: view.frame.origin.offset)
      view = superview
      changesPicture = true
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

  /// Takes on another frame: what was covered before and what is covered now is damaged.
  func move(to frame: Rect) {
    let old = storedFrame
    guard frame != old, frame.isFinite else { return }
    setCoverageNeedsDisplay()
    storedFrame = frame
    setCoverageNeedsDisplay()
    if frame.size != old.size { setNeedsLayout() }
  }

  /// Shows or hides the view; drags in what is hidden are cancelled and the focus leaves it.
  func hide(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else { return }
    if isHidden { window?.subtreeLeaves(self) }
    setCoverageNeedsDisplay()
    storedIsHidden = isHidden
    setCoverageNeedsDisplay()
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
    if let picture { return render(picture, on: canvas, damage: damage, at: offset, count: &count) }
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

  private func render(
    _ picture: ViewPicture, on canvas: Canvas, damage: [Rect], at offset: Vector, count: inout Int
  ) {
    guard damage.meets(drawnBounds.offset(by: offset)) else { return }
    var drawn = 0
    canvas.withGroup(alpha: alpha) {
      if clipsToBounds { canvas.clip(to: bounds.offset(by: offset)) }
      guard let place = PicturePlace(of: self, at: offset, scale: canvas.scale),
        let surface = picture.surface(of: self, at: place, count: &drawn)
      else { return renderContent(on: canvas, damage: damage, at: offset, count: &drawn) }
      canvas.draw(surface, column: place.column, row: place.row)
    }
    count += drawn
  }

  /// Draws the view itself, and what it holds, as if it were neither faded nor clipped nor kept.
  func renderContent(on canvas: Canvas, damage: [Rect], at offset: Vector, count: inout Int) {
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
