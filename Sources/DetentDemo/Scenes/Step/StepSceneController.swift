internal import DetentControls
internal import DetentCore
internal import DetentUI

/// The step scene: a slider with one thumb and the level that it has chosen.
final class StepSceneController: SliderSceneController<StopGrid>, Scene {
  let slider: StepSlider
  private let model: Level
  private var sceneLog: StepSceneLog?

  init(model: Level, slider: StepSlider, texts: Texts) {
    self.model = model
    self.slider = slider
    super.init(control: slider, name: "step", texts: texts)
    slider.valueText = { [model] in model.label(of: $0) }
  }

  override var choice: String {
    guard model.labels == nil else { return model.label(of: model.value) }
    return texts(
      "step.value", ["value": texts.number(model.value), "maximum": texts.number(model.maximum)])
  }

  override func choose() { model.choose(slider.value) }

  override var standardAppearance: SliderAppearance { StepSlider.standardAppearance }

  override var ownGroups: [ParameterGroup] {
    let parameters = SliderParameters(slider: slider)
    return [
      group("stops", [maximum]),
      group("dragging", parameters.snapping(standard: .whileDragging) + relaying(parameters.handling)),
      feedbackGroup,
    ]
  }

  private var maximum: Parameter {
    .number(
      "stops", .init(limits: 1...1_000_000, step: 1, unit: .stops), standard: Double(Level.standardMaximum)
    ) { [slider] in
      Double(slider.maximum)
    } set: { [weak self] in
      self?.changeMaximum(to: Int($0))
    }
  }

  private func changeMaximum(to maximum: Int) {
    slider.setMaximum(maximum)
    model.replaceMaximum(maximum, choosing: slider.value)
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
    slider.trackPress = options.trackPress
    slider.axis = options.axis
    try options.takeImages(into: &slider.appearance)
    let model = Level(maximum: maximum, value: value, labels: labels)
    self.init(model: model, slider: slider, texts: Texts(options: options))
    if let images = options.images { imageFolder = images }
  }
}
