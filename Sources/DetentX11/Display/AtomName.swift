/// The names that the driver and window managers talk in.
enum AtomName: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case protocols = "WM_PROTOCOLS"
  case deleteWindow = "WM_DELETE_WINDOW"
  case clientMachine = "WM_CLIENT_MACHINE"
  case windowClass = "WM_CLASS"
  case legacyName = "WM_NAME"
  case name = "_NET_WM_NAME"
  case icon = "_NET_WM_ICON"
  case processID = "_NET_WM_PID"
  case ping = "_NET_WM_PING"
  case windowType = "_NET_WM_WINDOW_TYPE"
  case normalWindow = "_NET_WM_WINDOW_TYPE_NORMAL"
  case managerCheck = "_NET_SUPPORTING_WM_CHECK"
  case settings = "_XSETTINGS_SETTINGS"
  case manager = "MANAGER"
}
