/// Makes the scenes that the command line can ask for.
@MainActor
enum SceneFactory {
  /// Makes the scene of `options`.
  ///
  /// - Throws: ``UsageError`` when the options do not fit each other.
  static func make(_ options: DemoOptions) throws(UsageError) -> any Scene {
    switch options.scene {
    case .range: try RangeSceneController(options: options)
    case .pager: try PagerSceneController(options: options)
    }
  }
}
