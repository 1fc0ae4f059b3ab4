import CX11

/// What turns the keys of one window into text.
@MainActor
@safe
final class InputContext {
  private let context: XIC
  private let method: InputMethod
  private let connection: Connection

  init(_ context: XIC, of method: InputMethod, connection: Connection) {
    unsafe self.context = unsafe context
    self.method = method
    self.connection = connection
  }

  isolated deinit {
    if method.isAlive { connection.call { _ in unsafe XDestroyIC(context) } }
  }

  /// Whether it still turns keys into text.
  var isAlive: Bool { method.isAlive }

  /// Text is wanted from now on, or not any more; what was being composed is given up then.
  func setActive(_ isActive: Bool) {
    guard isAlive else { return }
    connection.call { _ in
      if isActive {
        unsafe XSetICFocus(context)
      } else {
        if let rest = unsafe Xutf8ResetIC(context) { unsafe XFree(rest) }
        unsafe XUnsetICFocus(context)
      }
    }
  }

  /// What a key that went down means, and the text that it completes; nil when the method has ended.
  func lookUp(_ event: XKeyEvent) -> KeyLookup? {
    guard isAlive else { return nil }
    return connection.call { _ in
      var event = unsafe event
      var symbol: KeySym = 0
      var status: CInt = 0
      var bytes = [CChar](repeating: 0, count: 64)
      var count = unsafe Xutf8LookupString(context, &event, &bytes, CInt(bytes.count), &symbol, &status)
      if status == XBufferOverflow {
        bytes = [CChar](repeating: 0, count: Int(count))
        count = unsafe Xutf8LookupString(context, &event, &bytes, CInt(bytes.count), &symbol, &status)
      }
      let hasText = status == XLookupChars || status == XLookupBoth
      let hasSymbol = status == XLookupKeySym || status == XLookupBoth
      let text = hasText ? bytes.prefix(Int(max(count, 0))).map { UInt8(bitPattern: $0) } : []
      return KeyLookup(
        symbol: KeySymbol(value: hasSymbol ? symbol : 0), text: String(decoding: text, as: UTF8.self))
    }
  }
}
