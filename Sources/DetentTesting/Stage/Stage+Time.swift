internal import DetentCore
internal import DetentUI

extension Stage {
  /// Lets `seconds` pass; frames and timers come at their times.
  public func advance(by seconds: Double) { driver.advance(by: seconds) }

  /// Lets the time of so many frames pass, one frame at a time.
  public func advanceFrames(_ count: Int) {
    for _ in 0..<max(0, count) { advance(by: OffscreenDriver.frameInterval) }
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// - Parameter limit: The longest time that is waited, in seconds.
  /// - Returns: Whether everything came to rest within it.
  @discardableResult
  public func settle(within limit: Double = 5) -> Bool {
    let end = driver.now + limit
    advance(by: OffscreenDriver.frameInterval)
    while !window.isIdle, driver.now < end { advance(by: OffscreenDriver.frameInterval) }
    return window.isIdle
  }
}
