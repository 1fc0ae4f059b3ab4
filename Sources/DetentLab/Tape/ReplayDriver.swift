internal import DetentCore
internal import DetentGraphics
public import DetentUI

/// Lets a program see once more what a ``RecordingDriver`` wrote down.
///
/// It sees the same things, in the same order, at the same times; nothing is drawn unless somebody wants the pictures.
@MainActor
public final class ReplayDriver: Driver {
  private var rest: ArraySlice<TapeRecord>
  private var openings: ArraySlice<TapeRecord>
  private var time = Microseconds(0)
  private var windows: [ReplayWindow] = []
  private var calls: [Int: ReplayCall] = [:]
  private var callCount = 0
  private var end: EndReason?

  /// What the desktop said when the session was recorded.
  public let desktop: DesktopSettings

  private let drawsPictures: Bool

  /// Creates a driver that plays `records`; with pictures, windows can be asked for snapshots.
  public init(
    _ records: [TapeRecord], desktop: DesktopSettings = DesktopSettings(), drawsPictures: Bool = false
  ) {
    self.drawsPictures = drawsPictures
    let openings = records.filter { if case .opened = $0.entry { true } else { false } }
    self.openings = openings[...]
    rest = records.filter { if case .opened = $0.entry { false } else { true } }[...]
    self.desktop = desktop
  }

  /// When what is being handled happened.
  public var now: Double { time.seconds }

  /// Gives the window that was opened then; one of the wished extent where there was none.
  public func makeWindow(
    _ configuration: WindowConfiguration, receiver: any WindowReceiver
  ) throws(DriverError) -> any DriverWindow {
    var window = ReplayWindow(
      size: configuration.size, scale: configuration.scale ?? desktop.scale, isOnScreen: true,
      drawsPictures: drawsPictures, receiver: receiver)
    if case .opened(_, let size, let scale, let isOnScreen) = openings.popFirst()?.entry {
      window = ReplayWindow(
        size: size, scale: scale, isOnScreen: isOnScreen, drawsPictures: drawsPictures, receiver: receiver)
    }
    windows.append(window)
    return window
  }

  /// Keeps `action` until the recorded program's call of the same number came.
  public func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledCall {
    let call = ReplayCall(action)
    calls[callCount] = call
    callCount += 1
    return call
  }

  /// Rings nothing.
  public func ringBell() {}

  /// Plays nothing.
  public func playClick() {}

  /// Plays everything, unless the program ends before.
  public func run() -> EndReason {
    while !hasEnded, step() {}
    defer { end = nil }
    return end ?? .finished
  }

  /// Ends ``run()``.
  public func stop(_ reason: EndReason) { end = end ?? reason }

  /// Whether the program has ended.
  public var hasEnded: Bool { end != nil }

  /// Plays the next record; false when there is none.
  public func step() -> Bool {
    guard let record = rest.popFirst() else { return false }
    time = max(time, record.time)
    switch record.entry {
    case .opened: break
    case .event(let window, let event): if windows.indices.contains(window) { windows[window].take(event) }
    case .frame(let window, let ahead):
      let seen = Microseconds(time.count + ahead)
      if windows.indices.contains(window) { windows[window].drawFrame(at: seen.seconds) }
    case .timer(let number): calls.removeValue(forKey: number)?.fire()
    }
    return true
  }

  /// The record that comes next; nil at the end.
  public var next: TapeRecord? { rest.first }
}

/// A call that waits for the record of its number.
@MainActor
private final class ReplayCall: ScheduledCall {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func fire() { action?() }

  func cancel() { action = nil }
}

/// A window that nobody sees: it may draw into memory.
@MainActor
private final class ReplayWindow: DriverWindow {
  let identifier: UInt = 0
  private(set) var size: Size
  private(set) var scale: PixelScale
  private(set) var isOnScreen: Bool
  var cursor = Cursor.arrow
  var takesText = false
  private let drawsPictures: Bool
  private var surface: Surface?
  private weak var receiver: (any WindowReceiver)?

  init(
    size: Size, scale: PixelScale, isOnScreen: Bool, drawsPictures: Bool, receiver: any WindowReceiver
  ) {
    self.size = size
    self.scale = scale
    self.isOnScreen = isOnScreen
    self.drawsPictures = drawsPictures
    self.receiver = receiver
    makeSurface()
  }

  private func makeSurface() {
    let (width, height) = scale.pixels(size)
    surface = drawsPictures ? try? Surface(width: width, height: height) : nil
  }

  func take(_ event: WindowEvent) {
    if case .resized(let size, let scale) = event {
      (self.size, self.scale) = (size, scale)
      makeSurface()
    }
    if case .visibility(let isOnScreen) = event { self.isOnScreen = isOnScreen }
    receiver?.windowReceived(event)
  }

  func drawFrame(at time: Double) { receiver?.windowDrawsFrame(at: time) }

  func setScale(_ scale: PixelScale) {}
  func resize(to size: Size) {}
  func requestFrame() {}
  func present(_ damage: [Rect], drawing: (Canvas) -> Void) {
    surface?.draw(scale: scale, clippedTo: damage, drawing)
  }
  func snapshot() -> Bitmap? { surface?.snapshot() }
  func close() {}
}
