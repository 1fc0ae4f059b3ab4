/// Changes of what devices there are.
struct HierarchyReport: Sendable, Hashable {
  /// The devices whose events no longer come as they did: taken out, turned off, or moved to another master.
  var lost: Set<Int>
  /// The server's time, in milliseconds that wrap.
  var stamp: UInt32
}
