extension InputTestServer {
  /// The server's configuration, with the sockets of its devices in a folder.
  nonisolated static func configuration(sockets folder: String) -> String {
    let devices = [
      device("keyboard", socket: "\(folder)/keys", type: "Keyboard"),
      device("touchpad", socket: "\(folder)/pad", type: "PointerGesture"),
      device("pointer", socket: "\(folder)/abs", type: "PointerAbsolute"),
      device("touchscreen", socket: "\(folder)/touch", type: "Touch", more: "Option \"TouchCount\" \"10\""),
    ]
    return devices.joined() + """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoAddGPU" "false"
        Option "AutoBindGPU" "false"
        Option "DontVTSwitch" "true"
        Option "BlankTime" "0"
        Option "StandbyTime" "0"
        Option "SuspendTime" "0"
        Option "OffTime" "0"
      EndSection
      Section "Device"
        Identifier "memory"
        Driver "dummy"
        VideoRam 65536
      EndSection
      Section "Monitor"
        Identifier "none"
        HorizSync 5.0 - 1000.0
        VertRefresh 5.0 - 200.0
        Modeline "\(width)x\(height)" 83.50 1280 1352 1480 1680 800 803 809 831 -HSync +VSync
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "memory"
        Monitor "none"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "\(width)x\(height)"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "keyboard" "CoreKeyboard"
        InputDevice "touchpad" "CorePointer"
        InputDevice "pointer" "SendCoreEvents"
        InputDevice "touchscreen" "SendCoreEvents"
      EndSection

      """
  }

  private nonisolated static func device(_ name: String, socket: String, type: String, more: String = "")
    -> String
  {
    """
    Section "InputDevice"
      Identifier "\(name)"
      Driver "inputtest"
      Option "SocketPath" "\(socket)"
      Option "DeviceType" "\(type)"
      \(more)
    EndSection

    """
  }
}
