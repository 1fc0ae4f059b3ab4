/// The owner of one of libcanberra's lists of properties.
@safe
final class SoundProperties {
  /// The properties that a sound or a program is told by, as `canberra.h` names them.
  enum Name: String {
    case applicationName = "application.name"
    case applicationID = "application.id"
    case eventID = "event.id"
    case file = "media.filename"
    case cacheControl = "canberra.cache-control"
  }

  let pointer: OpaquePointer
  private let library: SoundLibrary

  /// - Returns: nil when there is no memory for it.
  init?(_ values: [Name: String], library: SoundLibrary) {
    var made: OpaquePointer?
    let status = unsafe library.createProperties(&made)
    guard status == SoundLibrary.success, let made = unsafe made else { return nil }
    unsafe pointer = unsafe made
    self.library = library
    // A value that the library does not take, such as text that is not UTF-8, is missing then; nothing else is.
    for (name, value) in values { _ = unsafe library.setText(pointer, name.rawValue, value) }
  }

  deinit { _ = unsafe library.destroyProperties(pointer) }
}
