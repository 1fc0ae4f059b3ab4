internal import DetentControls
internal import DetentCore

extension SliderControl {
  /// Takes on what the command line says of every slider.
  ///
  /// - Throws: ``UsageError`` for pictures that cannot be read.
  func takeOn(_ options: DemoOptions) throws(UsageError) {
    trackPress = options.trackPress
    axis = options.axis
    try options.takeImages(into: &appearance)
  }
}
