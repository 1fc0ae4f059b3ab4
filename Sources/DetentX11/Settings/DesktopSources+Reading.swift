import Glibc

extension DesktopSources {
  /// Asks the environment, the settings daemon and the server's resource database.
  @MainActor
  init(_ connection: Connection, watch: SettingsWatch) {
    environmentScale = unsafe getenv("GDK_SCALE").map { unsafe String(cString: $0) }
    environmentTheme = unsafe getenv("GTK_THEME").map { unsafe String(cString: $0) }
    settings = XSettings(watch.read())
    resources = watch.readResources()
  }
}
