/// The owner of one of libcanberra's contexts, which is a program's connection to whatever makes sounds.
@safe
final class SoundContext {
  private let pointer: OpaquePointer
  private let library: SoundLibrary

  /// - Returns: nil when there is no memory for it.
  init?(of owner: SoundOwner?, library: SoundLibrary) {
    var made: OpaquePointer?
    let status = unsafe library.createContext(&made)
    guard status == SoundLibrary.success, let made = unsafe made else { return nil }
    unsafe pointer = unsafe made
    self.library = library
    if let owner { introduce(owner) }
  }

  private func introduce(_ owner: SoundOwner) {
    let values: [SoundProperties.Name: String] = [
      .applicationName: owner.name, .applicationID: owner.identifier,
    ]
    guard let properties = SoundProperties(values, library: library) else { return }
    _ = unsafe library.changeContext(pointer, properties.pointer)
  }

  deinit { _ = unsafe library.destroyContext(pointer) }

  /// Plays the sound that the desktop's theme has for a pressed button, or the one in `file` where it has none.
  ///
  /// This connects to the sound server, if need be, and waits for its answers.
  ///
  /// - Returns: Whether the sound is going to be heard, as far as the library knows.
  func playClick(orFile file: String?) -> Bool {
    // "permanent" would leave our sound at the sound server as every program's button-pressed.
    var values: [SoundProperties.Name: String] = [.eventID: "button-pressed", .cacheControl: "volatile"]
    values[.file] = file
    guard let properties = SoundProperties(values, library: library) else { return false }
    return unsafe library.play(pointer, 0, properties.pointer, nil, nil) == SoundLibrary.success
  }
}
