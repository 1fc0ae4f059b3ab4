internal import DetentCore
internal import DetentUI

extension WindowEvent {
  /// The event as members of a line, the first of which says what it is.
  var members: [JSON.Member] {
    switch self {
    case .pointer(let sample): sample.members
    case .scroll(let event): event.members
    case .swipe(let event): event.members
    case .key(let event): event.members
    case .focus(let isHere): [Self.kind("focus"), JSON.Member("on", .bool(isHere))]
    case .keysTaken: [Self.kind("keys-taken")]
    case .exposed(let rect): [Self.kind("exposed"), JSON.Member("rect", rect.json)]
    case .resized(let size, let scale):
      [Self.kind("resized"), JSON.Member("size", size.json), JSON.Member("scale", .number(scale.factor))]
    case .desktop(let settings): [Self.kind("desktop"), JSON.Member("desktop", settings.json)]
    case .visibility(let isOn): [Self.kind("visibility"), JSON.Member("on", .bool(isOn))]
    case .closeRequested: [Self.kind("close")]
    case .destroyed: [Self.kind("destroyed")]
    }
  }

  static func kind(_ name: String) -> JSON.Member { JSON.Member("e", .string(name)) }

  /// Reads what ``members`` wrote; nil for what is no event.
  init?(_ line: SessionLine) {
    switch line["e"]?.text {
    case "scroll":
      guard let event = ScrollEvent(line) else { return nil }
      self = .scroll(event)
    case "swipe":
      guard let event = SwipeEvent(line) else { return nil }
      self = .swipe(event)
    case "key":
      guard let event = KeyEvent(line) else { return nil }
      self = .key(event)
    case "focus": self = .focus(line["on"]?.flag ?? false)
    case "keys-taken": self = .keysTaken
    case "exposed":
      guard let rect = Rect(line["rect"]) else { return nil }
      self = .exposed(rect)
    case "resized":
      guard let size = Size(line["size"]), let scale = PixelScale(line["scale"]?.decimal ?? .nan) else {
        return nil
      }
      self = .resized(size, scale)
    case "desktop":
      guard let settings = DesktopSettings(line["desktop"]) else { return nil }
      self = .desktop(settings)
    case "visibility": self = .visibility(line["on"]?.flag ?? false)
    case "close": self = .closeRequested
    case "destroyed": self = .destroyed
    default:
      guard let sample = PointerSample(line) else { return nil }
      self = .pointer(sample)
    }
  }
}

extension DesktopSettings {
  /// The settings as an object.
  var json: JSON {
    .object([
      JSON.Member("scale", .number(scale.factor)), JSON.Member("drag", .number(dragThreshold)),
      JSON.Member("animates", .bool(allowsAnimation)), JSON.Member("clickTime", .number(doubleClickTime)),
      JSON.Member("clickDistance", .number(doubleClickDistance)),
    ])
  }

  init?(_ json: JSON?) {
    guard let json, let scale = PixelScale(json["scale"]?.decimal ?? .nan), let drag = json["drag"]?.decimal,
      let animates = json["animates"]?.flag
    else { return nil }
    self.init(scale: scale, dragThreshold: drag, allowsAnimation: animates)
    if let time = json["clickTime"]?.decimal { doubleClickTime = time }
    if let distance = json["clickDistance"]?.decimal { doubleClickDistance = distance }
  }
}
