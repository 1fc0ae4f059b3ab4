import DetentCore
import DetentUI
import DetentX11
import Glibc
import Observation

// A program like any other: what it tells with its exit status cannot be tested inside of a test process, whose main
// queue is not the driver's.

/// Something to be observed.
@Observable @MainActor
final class Counter {
  var count = 0
}

/// A window that looks at nothing.
@MainActor
final class Blind: WindowReceiver {
  func windowReceived(_ event: WindowEvent) {}
  func windowDrawsFrame(at time: Double) { onFrame?() }
  var onFrame: (() -> Void)?
}

/// What the program can be asked to show.
enum Part: String {
  case tasks, observation, signal, drawing, click
}

/// Ends the loop once a task of the main actor has gone through several suspensions.
@MainActor
func runTasks(_ driver: X11Driver) {
  Task {
    for _ in 0..<3 {
      await Task.detached { await Task.yield() }.value
    }
    driver.stop(.finished)
  }
}

/// Ends the loop once a sequence of observations has seen a change that a timer made.
@MainActor
func runObservation(_ driver: X11Driver) {
  let counter = Counter()
  Task {
    for await count in Observations({ counter.count }) where count == 2 { driver.stop(.finished) }
  }
  driver.schedule(after: 0.02) { counter.count = 1 }
  driver.schedule(after: 0.04) { counter.count = 2 }
}

/// Ends the loop once the first click has loaded the library for sounds, which nothing else may do.
@MainActor
func runClick(_ driver: X11Driver) {
  func isLoaded() -> Bool { dlopen("libcanberra.so.0", RTLD_NOLOAD | RTLD_LAZY) != nil }
  func look() {
    if isLoaded() { return driver.stop(.finished) }
    driver.schedule(after: 0.005, look)
  }
  if isLoaded() { return driver.stop(.closed) }
  driver.playClick()
  look()
}

guard CommandLine.arguments.count == 3, let part = Part(rawValue: CommandLine.arguments[2]) else { exit(2) }
let driver = try X11Driver(display: CommandLine.arguments[1])
let receiver = Blind()
let configuration = WindowConfiguration(
  title: part.rawValue, instanceName: "child", className: "Child", size: Size(width: 50, height: 50))
let window = try driver.makeWindow(configuration, receiver: receiver)
driver.schedule(after: 5) { driver.stop(.closed) }
switch part {
case .tasks: runTasks(driver)
case .observation: runObservation(driver)
case .signal: break
case .click: runClick(driver)
case .drawing:
  receiver.onFrame = {
    for _ in 0..<100 { window.present([Rect(size: window.size)]) { _ in } }
    window.requestFrame()
  }
  window.requestFrame()
}
switch driver.run() {
case .finished: exit(0)
case .displayLost: exit(3)
case .signal(let number): exit(100 + number)
default: exit(1)
}
