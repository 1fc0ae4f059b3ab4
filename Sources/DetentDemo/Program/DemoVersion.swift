/// The version of the demo and of its event log.
enum DemoVersion {
  static let text = "0.1.0"
}
