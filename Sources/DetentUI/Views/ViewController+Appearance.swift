extension ViewController {
  /// Tells the controller that its view comes; nothing when it is there or has been told.
  func willAppear() {
    guard appearance == .hidden || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear()
  }

  /// Tells the controller that its view has come, unless it was told otherwise meanwhile.
  func didAppear() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear()
  }

  /// Tells the controller that its view goes.
  func willDisappear() {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear()
  }

  /// Tells the controller that its view is gone.
  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .hidden
    viewDidDisappear()
  }
}

extension ViewController {
  /// Tells the controller, and those of the views in its own, that it is about to appear or to disappear.
  ///
  /// For containers whose view tells controllers itself (``View/tellsControllersItself``). A transition that turns
  /// back begins again the other way; ``endAppearanceTransition()`` is called once, where it ends.
  public func beginAppearanceTransition(_ isAppearing: Bool) {
    for controller in view.controllersInTree {
      if isAppearing { controller.willAppear() } else { controller.willDisappear() }
    }
  }

  /// Tells the controller, and those of the views in its own, that it has appeared or disappeared.
  public func endAppearanceTransition() {
    for controller in view.controllersInTree {
      controller.didAppear()
      controller.didDisappear()
    }
  }
}

extension View {
  /// The controllers of the view and of all it holds, those outside first; not those of a view that tells its own.
  var controllersInTree: [ViewController] {
    let own = controller.map { [$0] } ?? []
    return tellsControllersItself ? own : own + subviews.flatMap(\.controllersInTree)
  }

  /// Runs `change`, which brings the view into an open window, between the callbacks of the controllers.
  func appearing(_ change: () -> Void) {
    for controller in controllersInTree { controller.willAppear() }
    change()
    if window?.isOpen == true {
      for controller in controllersInTree { controller.didAppear() }
    } else {
      // A controller that was told has closed the window.
      disappearing {}
    }
  }

  /// Runs `change`, which takes the view out of an open window, between the callbacks of the controllers.
  func disappearing(_ change: () -> Void) {
    let controllers = controllersInTree
    for controller in controllers { controller.willDisappear() }
    change()
    for controller in controllers { controller.didDisappear() }
  }
}
