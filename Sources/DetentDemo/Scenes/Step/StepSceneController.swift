internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// The step scene: a slider with one thumb and the level that it has chosen.
final class StepSceneController: SliderSceneController<StopGrid>, Scene {
  let slider: StepSlider
  private let model: Level
  /// The levels that the program started with.
  private let start: (maximum: Int, labels: [String])
  private var sceneLog: StepSceneLog?

  init(model: Level, slider: StepSlider, texts: Texts, imageFolder: String? = ResourceFolder.images) {
    self.model = model
    self.slider = slider
    start = (model.maximum, model.labels(atMost: Parameter.mostListedLabels))
    super.init(control: slider, name: "step", texts: texts, imageFolder: imageFolder)
    slider.valueText = { [weak self] in self?.label(of: $0) ?? "" }
  }

  /// A level as people read it.
  private func label(of value: Int) -> String { model.name(of: value) ?? texts.number(value) }

  override var choice: String {
    let label = label(of: model.value)
    return model.isNamed
      ? label : texts("step.value", ["value": label, "maximum": texts.number(model.maximum)])
  }

  override func choose() { model.choose(slider.value) }

  override var ownGroups: [ParameterGroup] {
    [
      group("stops", [maximum, labels]),
      group("dragging", parameters.snapping + relaying(parameters.handling)),
      feedbackGroup,
    ]
  }

  private var maximum: Parameter {
    .number(
      "stops", .init(limits: 1...1_000_000, step: 1, unit: .stops), standard: Double(start.maximum)
    ) { [slider] in
      Double(slider.maximum)
    } set: { [weak self] in
      self?.changeMaximum(to: Int($0))
    }
  }

  private var labels: Parameter {
    .labels(standard: start.labels) { [slider] in
      slider.maximum
    } get: { [model] in
      model.labels(atMost: Parameter.mostListedLabels)
    } set: { [weak self] in
      self?.rename($0)
    }
  }

  private func changeMaximum(to maximum: Int) {
    slider.setMaximum(maximum)
    model.changeMaximum(to: maximum, choosing: slider.value)
    showChoice()
  }

  private func rename(_ names: [String]) {
    slider.setMaximum(names.count)
    model.rename(names, choosing: slider.value)
    showChoice()
  }

  func startLogging(to log: EventLog) {
    let sceneLog = StepSceneLog(log, widget: "step")
    self.sceneLog = sceneLog
    slider.delegate = sceneLog
    sceneLog.writeLayout(of: slider)
  }

  func part(of view: View) -> ScenePart? {
    view.isDescendant(of: slider) ? ScenePart(widget: "step", part: "value") : nil
  }
}

extension StepSceneController {
  /// Builds the step scene that the command line asks for.
  ///
  /// - Throws: ``UsageError`` when there is no such value.
  convenience init(options: DemoOptions) throws(UsageError) {
    let labels = options.stops
    let maximum = labels?.count ?? options.count ?? Level.standardMaximum
    guard maximum > 0 else {
      throw .illegalValue(option: "--count", value: "0", allowed: "at least 1 in the step scene")
    }
    let value = try options.initial?.integer(in: 1...maximum) ?? 1
    let slider = StepSlider(maximum: 1)
    slider.maximumLimits = nil
    slider.setMaximum(maximum)
    try? slider.setValue(value)
    if let timing = options.snapTiming { slider.snapTiming = timing }
    try slider.takeOn(options)
    let model = Level(maximum: maximum, value: value, labels: labels ?? [])
    self.init(
      model: model, slider: slider, texts: Texts(options: options), imageFolder: options.imageFolder)
  }
}
