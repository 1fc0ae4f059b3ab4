import CX11
import Glibc

/// What turns several keys into the text that they mean: dead keys, and the input method of the user's language.
///
/// Where the environment names a method that does not answer, Xlib's own is used, which knows dead keys and compose
/// sequences.
@MainActor
@safe
final class InputMethod {
  private let connection: Connection
  private let method: XIM
  private let life = HandleLife()
  private var callback: UnsafeMutablePointer<XIMCallback>?

  /// Opens the method that `modifiers` name in Xlib's terms, by default that of the environment; nil when there is none.
  init?(_ connection: Connection, modifiers: String = "") {
    Self.takeLocale()
    let opened = connection.call { display -> XIM? in
      guard XSupportsLocale() != 0 else { return nil }
      for modifiers in [modifiers, "@im=none"] where unsafe XSetLocaleModifiers(modifiers) != nil {
        if let method = unsafe XOpenIM(display, nil, nil, nil) { return unsafe method }
      }
      return nil
    }
    guard let method = unsafe opened ?? nil else { return nil }
    unsafe self.method = unsafe method
    self.connection = connection
    watch()
  }

  isolated deinit {
    // A method that is gone has taken everything with it.
    if !life.isOver { connection.call { _ in _ = unsafe XCloseIM(method) } }
    unsafe callback?.deinitialize(count: 1)
    unsafe callback?.deallocate()
  }

  /// Whether the program that the method is still runs.
  var isAlive: Bool { !life.isOver }

  /// Makes what turns the keys of one window into text; nil when the method makes none.
  func makeContext(for window: CX11.Window) -> InputContext? {
    guard isAlive else { return nil }
    let made = connection.call { _ in unsafe cx11_create_input_context(method, window) }
    guard let context = unsafe made ?? nil else { return nil }
    return unsafe InputContext(context, of: self, connection: connection)
  }

  /// Text comes in UTF-8, whatever the environment says of the rest.
  private static func takeLocale() {
    unsafe setlocale(LC_CTYPE, "")
    let codes = unsafe nl_langinfo(CInt(CODESET)).map { unsafe String(cString: $0) }
    if codes != "UTF-8" { unsafe setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Hears of the end of the program that the method is.
  private func watch() {
    let callback = UnsafeMutablePointer<XIMCallback>.allocate(capacity: 1)
    unsafe callback.initialize(
      to: XIMCallback(
        client_data: unsafe Unmanaged.passUnretained(life).toOpaque().assumingMemoryBound(to: CChar.self),
        callback: { _, data, _ in
          guard let data = unsafe data else { return }
          unsafe Unmanaged<HandleLife>.fromOpaque(data).takeUnretainedValue().end()
        }))
    unsafe self.callback = unsafe callback
    connection.call { _ in unsafe cx11_watch_input_method(method, callback) }
  }
}
