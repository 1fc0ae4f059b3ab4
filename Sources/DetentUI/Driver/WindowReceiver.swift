/// The side of a window that hears from the driver.
@MainActor
public protocol WindowReceiver: AnyObject {
  /// Something happened to the window.
  func windowReceived(_ event: WindowEvent)

  /// The frame that was asked for is due; `time` is the driver's `now`, the same for all of the frame.
  func windowDrawsFrame(at time: Double)
}
