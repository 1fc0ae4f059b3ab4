/// An X server without a screen.
///
/// It also ends by itself when its last client leaves, so that nothing stays behind when a test process is killed.
package final class TestServer {
  /// Why there is no server.
  package enum Failure: Error { case didNotStart }

  private let process: ServerProcess

  package var display: String { process.display }

  /// Starts a server and waits until it takes clients.
  package init(screen: String = "640x480x24", extra: [String] = []) throws {
    let usual = ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-terminate", "-nolisten", "tcp"]
    guard let process = try ServerProcess(usual + extra) else { throw Failure.didNotStart }
    self.process = process
  }

  package func kill() { process.kill() }
}

extension TestServer: DisplayServer {}
