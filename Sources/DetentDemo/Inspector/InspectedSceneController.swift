internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// A scene with an inspector beside it, which Ctrl+I shows and hides.
final class InspectedSceneController: ViewController {
  let scene: any Scene

  /// Whether the inspector is in sight.
  private(set) var isInspectorShown: Bool

  /// The parameters of the program, which come after those of the widget.
  var programGroups: () -> [ParameterGroup] = { [] }

  /// The words of the scene and of the inspector.
  var texts: Texts {
    get { scene.texts }
    set {
      scene.texts = newValue
      inspector?.texts = newValue
    }
  }

  private var inspector: InspectorController?
  private var formerWidth = FormerWidth.unknown
  private var log: InspectorLog?

  init(scene: any Scene, isInspectorShown: Bool) {
    self.scene = scene
    self.isInspectorShown = isInspectorShown
    super.init()
  }

  override var title: String? { scene.title }

  /// The size of the window when nobody asks for another, in points: that of the scene, and the panel beside it.
  var preferredSize: Size {
    let size = scene.preferredSize
    guard isInspectorShown else { return size }
    return Size(
      width: max(size.width, InspectedSceneLayout.narrowestScene) + InspectorController.width,
      height: max(size.height, InspectorController.height))
  }

  // MARK: View

  override func loadView() -> View { InspectedView { [weak self] in self?.toggleInspector() } }

  override func viewDidLoad() {
    addChild(scene)
    view.addSubview(scene.view)
    scene.onSubjectChange = { [weak self] in self?.inspector?.refresh() }
    if isInspectorShown { showInspector() }
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    formerWidth.windowIs(size.width)
    guard let inspector else { return scene.view.frame = view.bounds }
    let layout = InspectedSceneLayout(
      size: size, panelWidth: InspectorController.width, direction: view.layoutDirection)
    scene.view.frame = layout.scene
    inspector.view.frame = layout.panel
    inspector.view.isHidden = layout.placement == .none
    inspector.isOverlaid = layout.placement == .over
    inspector.view.layoutIfNeeded()
    writeLayout()
  }

  // MARK: Inspector

  /// Shows or hides the inspector; the window becomes as much wider, and goes back to the width that it had.
  func toggleInspector() {
    if let inspector, !inspector.view.isHidden {
      isInspectorShown = false
      hideInspector()
      resizeWindow(to: formerWidth.width(from: view.bounds.width, scene: scene.view.frame.width))
      formerWidth = .unknown
    } else {
      formerWidth = .growing(from: view.bounds.width)
      isInspectorShown = true
      if inspector == nil { showInspector() }
      let width = max(view.bounds.width, InspectedSceneLayout.narrowestScene)
      resizeWindow(to: width + InspectorController.width)
    }
    view.setNeedsLayout()
  }

  private func resizeWindow(to width: Double) {
    view.window?.resize(to: Size(width: width, height: view.bounds.height))
  }

  private func showInspector() {
    let inspector = InspectorController(texts: texts) { [weak self] in
      self?.parameterGroups ?? []
    }
    inspector.onChange = { [weak self] in self?.log?.write($0, error: $1) }
    inspector.onLayout = { [weak self] in self?.writeLayout() }
    addChild(inspector)
    view.addSubview(inspector.view)
    self.inspector = inspector
  }

  /// Shows what the parameters are now.
  func refreshInspector() { inspector?.refresh() }

  private func hideInspector() {
    inspector?.view.removeFromSuperview()
    inspector?.removeFromParent()
    inspector = nil
    log?.writeNoLayout()
  }

  private var parameterGroups: [ParameterGroup] {
    scene.parameterGroups + programGroups()
  }

  private func writeLayout() {
    if let inspector { log?.writeLayout(of: inspector) }
  }

  // MARK: Log

  /// From now on everything that happens goes into `log`, beginning with where everything is.
  func startLogging(to log: EventLog) {
    scene.startLogging(to: log)
    self.log = InspectorLog(log)
    view.layoutIfNeeded()
    writeLayout()
  }

  /// The name of what `view` belongs to; see ``Scene/part(of:)``.
  func part(of view: View) -> ScenePart? {
    guard let row = inspector?.rows.joined().first(where: { view.isDescendant(of: $0.view) }) else {
      return scene.part(of: view)
    }
    return ScenePart(
      widget: "inspector", part: view.isDescendant(of: row.reset) ? "\(row.name) reset" : row.name)
  }
}
