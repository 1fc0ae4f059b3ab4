/// The side of a window that hears from the driver.
@MainActor
public protocol WindowReceiver: AnyObject {
  /// Something happened to the window.
  func windowReceived(_ event: WindowEvent)

  /// The frame that was asked for is due; `time` is when it will be seen, by the driver's clock, the same for all of it.
  func windowDrawsFrame(at time: Double)
}
