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
    }
  }

  private static func makeHome(_ options: DemoOptions) throws(UsageError) -> HomeSceneController {
    HomeSceneController(
      range: try RangeSceneController(options: options), pager: try PagerSceneController(options: options),
      texts: Texts(options: options))
  }
}
