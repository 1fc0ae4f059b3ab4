import CX11
import X11TestSupport

@testable import DetentX11

extension TestClient {
  func numbers(_ window: Window, _ name: String) -> [UInt] {
    WindowProperty(display, window: window, property: atom(name))?.numbers ?? []
  }

  func text(_ window: Window, _ name: String) -> String {
    String(
      decoding: WindowProperty(display, window: window, property: atom(name))?.bytes ?? [], as: UTF8.self)
  }
}
