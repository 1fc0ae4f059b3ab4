internal import DetentControls
internal import DetentCore
internal import DetentUI

/// A scene with an inspector beside it, which Ctrl+I shows and hides.
final class InspectedSceneController: ViewController {
  let scene: any Scene

  /// Whether the inspector is in sight.
  private(set) var isInspectorShown: Bool

  /// The parameters of the window, which come after those of the widget.
  var windowGroup: () -> ParameterGroup? = { nil }

  /// The words of the scene and of the inspector.
  var texts: Texts {
    get { scene.texts }
    set {
      scene.texts = newValue
      inspector?.texts = newValue
    }
  }

  private var inspector: InspectorController?
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
    return Size(width: size.width + panelWidth, height: max(size.height, InspectorController.height))
  }

  private var panelWidth: Double { isInspectorShown ? InspectorController.width : 0 }

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
    let panel = min(panelWidth, max(0, size.width - Self.narrowestScene))
    let direction = view.layoutDirection
    scene.view.frame = Rect(x: 0, y: 0, width: size.width - panel, height: size.height)
      .mirrored(in: size.width, direction)
    inspector?.view.frame = Rect(x: size.width - panel, y: 0, width: panel, height: size.height)
      .mirrored(in: size.width, direction)
  }

  /// The least width that the scene keeps beside the panel, in points.
  private static let narrowestScene = 200.0

  // MARK: Inspector

  /// Shows or hides the inspector; the window becomes as much wider or narrower.
  func toggleInspector() {
    let width = view.bounds.width + (isInspectorShown ? -1 : 1) * InspectorController.width
    isInspectorShown.toggle()
    if isInspectorShown { showInspector() } else { hideInspector() }
    view.window?.resize(to: Size(width: max(width, Self.narrowestScene), height: view.bounds.height))
    view.setNeedsLayout()
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
  }

  private var parameterGroups: [ParameterGroup] {
    scene.parameterGroups + (windowGroup().map { [$0] } ?? [])
  }

  private func writeLayout() {
    if let inspector { log?.writeLayout(of: inspector) }
  }

  // MARK: Log

  /// From now on everything that happens goes into `log`, beginning with where everything is.
  func startLogging(to log: EventLog) {
    scene.startLogging(to: log)
    self.log = InspectorLog(log)
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

/// The view that holds scene and panel.
private final class InspectedView: View {
  private let onToggle: () -> Void

  init(onToggle: @escaping () -> Void) {
    self.onToggle = onToggle
    super.init()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool {
    guard event.key == .character("i"), event.modifiers == .control, event.phase == .down else {
      return false
    }
    onToggle()
    return true
  }
}
