internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// A panel that changes every parameter of a widget while it runs.
final class InspectorController: ViewController {
  /// The words of the panel.
  var texts: Texts {
    didSet { if texts != oldValue { refresh() } }
  }

  /// Asks for what the panel is about: again after each change, since one parameter may limit another.
  private let groups: () -> [ParameterGroup]

  /// Called when the user changed a parameter, or tried to.
  var onChange: ((ParameterRowController, (any Error)?) -> Void)?

  /// Called when the rows have come to other places.
  var onLayout: (() -> Void)?

  private let panel = InspectorView()
  let titleLabel = Label()
  let resetAllButton = Button()
  let scroller = ScrollView()
  private(set) var headings: [(keys: [String], label: Label)] = []
  private(set) var rows: [[ParameterRowController]] = []

  /// The width and height that suit the panel, in points.
  static let width = 368.0
  static let height = 600.0

  /// Whether the panel lies over the scene instead of beside it.
  var isOverlaid: Bool {
    get { panel.isOverlaid }
    set { panel.isOverlaid = newValue }
  }

  init(texts: Texts, groups: @escaping () -> [ParameterGroup]) {
    self.texts = texts
    self.groups = groups
    super.init()
  }

  // MARK: View

  override func loadView() -> View { panel }

  override func viewDidLoad() {
    for part in [titleLabel, resetAllButton, scroller] as [View] { view.addSubview(part) }
    resetAllButton.addAction(for: .touchUpInside) { [weak self] _ in self?.resetAll() }
    scroller.onScroll = { [weak self] _ in self?.onLayout?() }
    refresh()
  }

  /// Before the window opens it does not know its scale.
  override func viewDidAppear() { refresh() }

  /// Shows what the subject is now.
  ///
  /// The rows stay as long as their parameters have the same names, and with them the keyboard focus.
  func refresh() {
    guard isViewLoaded else { return }
    let groups = groups()
    if groups.map(\.names) != rows.map({ $0.map(\.name) }) { rebuild(groups) }
    titleLabel.text = texts("inspector.title")
    resetAllButton.title = texts("inspector.reset-all")
    for heading in headings { heading.label.text = heading.keys.map { texts($0) }.joined(separator: " · ") }
    for (group, rows) in zip(groups, rows) {
      for (parameter, row) in zip(group.parameters, rows) { row.show(parameter, texts: texts) }
    }
    resetAllButton.isEnabled = groups.contains { !$0.parameters.allSatisfy(\.isStandard) }
    view.setNeedsLayout()
  }

  private func rebuild(_ groups: [ParameterGroup]) {
    for row in rows.joined() { row.removeFromParent() }
    for view in scroller.content.subviews { view.removeFromSuperview() }
    let widgets = Set(groups.filter { !$0.isGeneral }.map(\.widget))
    headings = groups.map { (widgets.count > 1 ? $0.fullKeys : [$0.key], Label()) }
    rows = groups.map { group in group.parameters.map { makeRow($0, of: group.widget) } }
    for (heading, rows) in zip(headings, rows) {
      scroller.content.addSubview(heading.label)
      for row in rows {
        addChild(row)
        scroller.content.addSubview(row.view)
      }
    }
  }

  private func makeRow(_ parameter: Parameter, of widget: String) -> ParameterRowController {
    let row = ParameterRowController(parameter, of: widget, texts: texts)
    row.onChange = { [weak self, weak row] in
      if let row { self?.changed(row, error: $0) }
    }
    row.onNeedsLayout = { [weak self] in self?.view.setNeedsLayout() }
    return row
  }

  // MARK: Changing

  private func changed(_ row: ParameterRowController, error: (any Error)?) {
    onChange?(row, error)
    refresh()
  }

  private func resetAll() {
    let all = Array(rows.joined())
    let refusals = ParameterReset(parameters: all.map(\.parameter)).run { onChange?(all[$0], nil) }
    refresh()
    for (index, error) in refusals { all[index].refuse(error) }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let (theme, metrics) = (view.theme, view.theme.metrics)
    titleLabel.font = theme.type.heading
    resetAllButton.font = theme.type.caption
    for heading in headings {
      heading.label.font = theme.type.bodyStrong
      heading.label.textColor = theme.palette.secondaryText
    }
    let size = view.bounds.size
    let bar = metrics.touchTarget + metrics.grid
    let padding = 2 * metrics.grid
    placeHead(size, padding: padding, metrics)
    scroller.frame = Rect(x: 0, y: bar, width: size.width, height: max(0, size.height - bar))
    layoutRows(width: max(0, size.width - 2 * padding), padding: padding, metrics)
    // Where the controls are is known once the rows have placed them.
    scroller.layoutIfNeeded()
    onLayout?()
  }
}
