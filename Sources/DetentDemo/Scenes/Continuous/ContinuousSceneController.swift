internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// The continuous scene: a slider without stops and the shares that it has chosen.
final class ContinuousSceneController: SliderSceneController<ContinuousScale>, Scene {
  let slider: RangeSlider
  private let model: ShareRange
  private var sceneLog: ContinuousSceneLog?

  init(
    model: ShareRange, slider: RangeSlider, texts: Texts, imageFolder: String? = ResourceFolder.images
  ) {
    self.model = model
    self.slider = slider
    super.init(control: slider, name: "continuous", texts: texts, imageFolder: imageFolder)
    slider.valueText = { [weak self] in self?.texts.share($0) ?? "" }
  }

  override var choice: String {
    texts("range.value", ["lower": texts.share(model.lower), "upper": texts.share(model.upper)])
  }

  override func choose() { model.choose(lower: slider.lower, upper: slider.upper) }

  override var ownGroups: [ParameterGroup] {
    [group("dragging", collision + relaying(parameters.handling) + parameters.pair)]
  }

  private var collision: [Parameter] {
    Parameter.collision(standard: standard.behavior.collision, largestGap: 100, unit: .percent) { [slider] in
      slider.collision
    } set: { [slider, weak self] rule in
      self?.adjust { slider.collision = rule }
    }
  }

  func startLogging(to log: EventLog) {
    let sceneLog = ContinuousSceneLog(log, widget: "continuous")
    self.sceneLog = sceneLog
    slider.delegate = sceneLog
    sceneLog.writeLayout(of: slider)
  }

  func part(of view: View) -> ScenePart? {
    guard view.isDescendant(of: slider), let thumb = slider.focusedThumb else { return nil }
    return ScenePart(widget: "continuous", part: thumb.rawValue)
  }
}

extension ContinuousSceneController {
  /// Builds the continuous scene that the command line asks for.
  ///
  /// - Throws: ``UsageError`` when the thumbs cannot stand where they are to.
  convenience init(options: DemoOptions) throws(UsageError) {
    let slider = RangeSlider()
    slider.collision = options.collision ?? .stop
    slider.allowsRangeDrag = options.allowsRangeDrag
    try slider.takeOn(options)
    if let initial = options.initial {
      let pair = try initial.numberPair()
      do {
        try slider.setValues(lower: pair.lower, upper: pair.upper)
      } catch {
        throw initial.illegal("two numbers from \(slider.minimum) to \(slider.maximum) (\(error))")
      }
    }
    let model = ShareRange(lower: slider.lower, upper: slider.upper)
    self.init(
      model: model, slider: slider, texts: Texts(options: options), imageFolder: options.imageFolder)
  }
}
