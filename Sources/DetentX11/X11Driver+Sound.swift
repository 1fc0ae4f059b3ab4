extension X11Driver {
  /// Plays the sound that the desktop's sound theme has for a pressed button, or ``clickSound`` where it has none.
  ///
  /// The sound comes through libcanberra, which is loaded with the first click. Without that library, without a
  /// sound server, or when the server does not answer, there is silence. It returns at once; a click that comes while
  /// an earlier one is still on its way to the server is left out.
  public func playClick() {
    let playing = sounds ?? EventSounds(owner: soundOwner, load: options.loadSounds)
    sounds = playing
    playing.click(orFile: clickSound)
  }
}
