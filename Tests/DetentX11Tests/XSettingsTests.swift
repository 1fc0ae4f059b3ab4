import DetentCore
import DetentUI
import Testing

@testable import DetentX11

@Suite("Desktop settings")
struct XSettingsTests {
  /// Builds what a settings daemon publishes.
  struct Builder {
    var isBigEndian = false
    private(set) var records: [UInt8] = []
    private(set) var count: UInt32 = 0

    init(isBigEndian: Bool = false) { self.isBigEndian = isBigEndian }

    var bytes: [UInt8] { [isBigEndian ? 1 : 0, 0, 0, 0] + number(7) + number(count) + records }

    mutating func add(_ name: String, integer: Int32) {
      head(0, name)
      records += number(UInt32(bitPattern: integer))
    }

    mutating func add(_ name: String, string: String) {
      head(1, name)
      records += number(UInt32(string.utf8.count)) + padded(Array(string.utf8))
    }

    mutating func add(color name: String) {
      head(2, name)
      records += [1, 2, 3, 4, 5, 6, 7, 8]
    }

    private mutating func head(_ type: UInt8, _ name: String) {
      count += 1
      let length = number(UInt32(name.utf8.count))
      records += [type, 0] + (isBigEndian ? length.suffix(2) : length.prefix(2))
      records += padded(Array(name.utf8)) + number(1)
    }

    private func number(_ value: UInt32) -> [UInt8] {
      let digits = (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isBigEndian ? digits.reversed() : digits
    }

    private func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
  }

  static func example(isBigEndian: Bool = false) -> [UInt8] {
    var builder = Builder(isBigEndian: isBigEndian)
    builder.add("Net/ThemeName", string: "Tối")
    builder.add("Net/DndDragThreshold", integer: 12)
    builder.add(color: "Net/Colour")
    builder.add("Gtk/EnableAnimations", integer: 0)
    builder.add("Xft/DPI", integer: 144 * 1024)
    builder.add("Negative", integer: -3)
    return builder.bytes
  }

  @Test("Integers and texts are read in either byte order", arguments: [false, true])
  func values(isBigEndian: Bool) {
    let settings = XSettings(Self.example(isBigEndian: isBigEndian))

    let expected = [
      "Net/DndDragThreshold": 12, "Gtk/EnableAnimations": 0, "Xft/DPI": 147_456, "Negative": -3,
    ]
    #expect(settings.integers == expected)
    #expect(settings.texts == ["Net/ThemeName": "Tối"])
  }

  @Test("Data cut off anywhere yields what stands before the cut")
  func truncated() {
    let whole = Self.example()
    let all = XSettings(whole).integers

    for length in 0..<whole.count {
      let part = XSettings(Array(whole.prefix(length))).integers
      #expect(part.count < all.count)
      #expect(part.allSatisfy { all[$0.key] == $0.value })
    }
  }

  @Test("No byte can be changed into a crash")
  func damaged() {
    let whole = Self.example()

    for index in whole.indices {
      for value: UInt8 in [0, 1, 2, 3, 0x7f, 0x80, 0xff] {
        var broken = whole
        broken[index] = value
        #expect(XSettings(broken).integers.count <= 7)
      }
    }
  }

  @Test(
    "The scale is the first usable answer",
    arguments: [
      ("2", 3, 144, "Xft.dpi:\t192\n", 2.0), (nil, 3, 144, "Xft.dpi:\t192\n", 3),
      (nil, nil, 144, "Xft.dpi: 192", 1.5),
      (nil, nil, nil, "*a: b\nXft.dpi:\t192 \nXft.dpi.x: 7\n", 2), (nil, nil, nil, nil, 1),
      ("", nil, nil, "Xft.dpi: x", 1), (nil, 1, 144, nil, 1.5), (nil, 1, 72, nil, 1), (nil, 1, nil, nil, 1),
      (nil, 1, nil, "Xft.dpi: 192", 1), (nil, 2, 288, nil, 2), ("1", 1, 144, nil, 1),
      ("0", 0, 0, "Xft.dpi: -96", 1), ("nan", nil, nil, "Xft.dpi: 120", 1.25), ("1.25", nil, nil, nil, 1.25),
    ] as [(String?, Int32?, Int32?, String?, Double)])
  func scale(environment: String?, window: Int32?, dpi: Int32?, resources: String?, expected: Double) {
    var builder = Builder()
    if let window { builder.add("Gdk/WindowScalingFactor", integer: window) }
    if let dpi { builder.add("Xft/DPI", integer: dpi * 1024) }

    let sources = DesktopSources(
      environmentScale: environment, settings: XSettings(builder.bytes), resources: resources)

    #expect(sources.resolved().scale.factor == expected)
  }

  @Test(
    "The limits of a double click are taken over, unless they are none",
    arguments: [(250, 12, 0.25, 12.0), (0, -1, 0.4, 5), (-3, 0, 0.4, 0)] as [(Int32, Int32, Double, Double)])
  func doubleClick(time: Int32, distance: Int32, expectedTime: Double, expectedDistance: Double) {
    var builder = Builder()
    builder.add("Net/DoubleClickTime", integer: time)
    builder.add("Net/DoubleClickDistance", integer: distance)

    let desktop = DesktopSources(settings: XSettings(builder.bytes)).resolved()

    #expect(desktop.doubleClickTime == expectedTime && desktop.doubleClickDistance == expectedDistance)
  }

  @Test("The drag threshold and the wish for stillness are taken over")
  func wishes() {
    let desktop = DesktopSources(settings: XSettings(Self.example())).resolved()

    #expect(
      desktop
        == DesktopSettings(
          scale: .init(clamping: 1.5), dragThreshold: 12, allowsAnimation: false, colorScheme: .light))
    #expect(DesktopSources().resolved() == DesktopSettings())
  }
}
