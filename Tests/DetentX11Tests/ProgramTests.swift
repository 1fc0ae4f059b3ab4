import CX11
import Foundation
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("As a program")
  @MainActor
  struct ProgramTests {
    @Test("The loop runs the main actor's tasks and observations", arguments: ["tasks", "observation"])
    func mainActor(part: String) throws {
      let server = try TestServer()
      let client = try TestClient(server)

      let status = try ChildProgram(part, on: server).status()

      #expect(status == 0)
      client.synchronize()
    }

    @Test("A signal that asks for the end ends the loop", arguments: [SIGTERM, SIGINT])
    func signal(number: Int32) throws {
      let server = try TestServer()
      let client = try TestClient(server)
      XSelectInput(client.display, client.root, SubstructureNotifyMask | SubstructureRedirectMask)
      let child = try ChildProgram("signal", on: server)
      // The loop runs when it answers: nobody else has a window manager's place, so the wish to map comes here.
      let window = try #require(mapRequest(client))
      XMapWindow(client.display, window)
      client.send(window, protocol: "_NET_WM_PING")
      #expect(answer(client))

      kill(child.process.processIdentifier, number)

      #expect(child.status() == 100 + number)
    }

    @Test("A program that draws all the time survives the server and ends in order")
    func loss() throws {
      let server = try TestServer()
      let client = try TestClient(server)
      XSelectInput(client.display, client.root, SubstructureNotifyMask)
      let child = try ChildProgram("drawing", on: server)
      var event = XEvent()
      repeat { XNextEvent(client.display, &event) } while event.type != MapNotify

      server.kill()

      #expect(child.status() == 3)
    }

    /// The window that asks to be mapped; nil when none does.
    private func mapRequest(_ client: TestClient) -> CX11.Window? {
      var event = XEvent()
      repeat { XNextEvent(client.display, &event) } while event.type != MapRequest
      return event.xmaprequest.window
    }

    private func answer(_ client: TestClient) -> Bool {
      var event = XEvent()
      repeat { XNextEvent(client.display, &event) } while event.type != ClientMessage
      return event.xclient.window == client.root
    }
  }
}
