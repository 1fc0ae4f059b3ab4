/// Makes the scenes that the command line can ask for.
@MainActor
enum SceneFactory {
  /// Makes the scene of `options`.
  ///
  /// - Throws: ``UsageError`` when the options do not fit each other.
  static func make(_ options: DemoOptions) throws(UsageError) -> any Scene {
    switch options.scene {
    case .home: try makeHome(options)
    case .range: try RangeSceneController(options: options)
    case .step: try StepSceneController(options: options)
    case .continuous: try ContinuousSceneController(options: options)
    case .pager: try PagerSceneController(options: options)
    case .bench: try makeBench(options)
    }
  }

  private static func makeBench(_ options: DemoOptions) throws(UsageError) -> BenchSceneController {
    BenchSceneController(
      slider: try RangeSceneController(options: options).slider,
      pager: try PagerSceneController(options: options),
      texts: Texts(options: options))
  }

  private static func makeHome(_ options: DemoOptions) throws(UsageError) -> HomeSceneController {
    // What names stops and thumbs is meant for the slider that the front page opens with.
    var others = options
    (others.stops, others.count, others.initial, others.snapTiming) = (nil, nil, nil, nil)
    let scenes: [HomePlace.Widget: any Scene] = [
      .range: try RangeSceneController(options: options), .step: try StepSceneController(options: others),
      .continuous: try ContinuousSceneController(options: others),
      .pager: try PagerSceneController(options: options),
    ]
    return HomeSceneController(texts: Texts(options: options), scenes: scenes)
  }
}
