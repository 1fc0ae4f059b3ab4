/// A message to the driver `inputtest`: its length, its type, and a C structure in the order and width of this machine.
struct InputTestMessage {
  /// The numbers of the messages.
  enum Kind: UInt32 {
    case version = 0
    case sync = 1
    case motion = 2
    case button = 4
    case touch = 6
    case swipe = 8
  }

  /// How many axes a message has room for.
  private static let axisCount = 64

  private let kind: Kind
  private var body: [UInt8] = []

  init(_ kind: Kind) { self.kind = kind }

  /// The message with its head.
  var bytes: [UInt8] {
    var head = InputTestMessage(kind)
    head.append(UInt32(8 + body.count))
    head.append(kind.rawValue)
    return head.body + body
  }

  mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    body += withUnsafeBytes(of: value) { Array($0) }
  }

  /// Appends where axes are, by their numbers; what the driver sees before acceleration is left to it.
  mutating func append(axes: [Int: Double]) {
    append(UInt32(0))
    append(axes.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) })
    append(UInt32(0))
    for axis in 0..<Self.axisCount { append(axes[axis] ?? 0) }
    for _ in 0..<Self.axisCount { append(0.0) }
  }
}
