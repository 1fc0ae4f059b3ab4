import Synchronization

/// The sounds of one program; whatever goes wrong with them is silence.
actor EventSounds {
  private enum State {
    /// Nobody has asked for a sound yet, so nothing is loaded.
    case unloaded
    /// A sound has got through.
    case open(SoundContext)
    /// There is no library, or the first sound found no way to be heard.
    case silent
  }

  private let owner: SoundOwner?
  private let load: @Sendable () -> SoundLibrary?
  private let thread = SoundThread()
  private var state = State.unloaded
  private nonisolated let isBusy = Atomic<Bool>(false)

  /// - Parameters:
  ///   - owner: Whose sounds they are; the library finds a name when nil.
  ///   - load: Loads the library, with the first sound and not before.
  init(owner: SoundOwner?, load: @escaping @Sendable () -> SoundLibrary?) {
    self.owner = owner
    self.load = load
  }

  // The library's context ends on the thread that it lived on.
  isolated deinit {}

  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

  /// Plays a click and returns at once; none while an earlier one has not got through, since late clicks mislead.
  ///
  /// - Returns: What plays it; nil when it is left out.
  @discardableResult
  nonisolated func click(orFile file: String?) -> Task<Void, Never>? {
    guard !isBusy.exchange(true, ordering: .acquiring) else { return nil }
    return Task.detached { await self.play(orFile: file) }
  }

  private func play(orFile file: String?) {
    defer { isBusy.store(false, ordering: .releasing) }
    switch state {
    case .unloaded: state = opened(orFile: file)
    // A server that was there may come back.
    case .open(let context): _ = context.playClick(orFile: file)
    case .silent: break
    }
  }

  /// The state after the first click; without a server each further try would look for one again.
  private func opened(orFile file: String?) -> State {
    guard let library = load(), let context = SoundContext(of: owner, library: library),
      context.playClick(orFile: file)
    else { return .silent }
    return .open(context)
  }
}
