/// Where an axis of a device stands.
struct AxisValue: Sendable, Hashable {
  var number: Int
  var value: Double
}
