extension LabStudy {
  /// How many participants were asked which variant they liked best.
  public var preferenceCount: Int { preferences.count }

  /// How many of them liked `variant` best; with nil, how many saw no difference.
  public func preferenceCount(of variant: String?) -> Int { preferences.count { $0 == variant } }

  /// What each participant who was asked said last; nil for no difference.
  private var preferences: [String?] {
    sessions.compactMap { session in
      session.lines.last { $0.kind == .preference }.map { $0["variant"]?.text }
    }
  }
}
