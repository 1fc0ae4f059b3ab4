/// A request that the display server refused.
public struct ProtocolError: Error, Sendable, Hashable {
  /// The request's major opcode.
  public var requestCode: UInt8
  /// The request's minor opcode; 0 for requests of the core protocol.
  public var minorCode: UInt8
  /// Why it was refused, by the protocol's numbers: 3 is a bad window, 10 a denied access, for example.
  public var errorCode: UInt8
  /// The resource that the request named.
  public var resource: UInt

  /// Creates an error report.
  public init(requestCode: UInt8, minorCode: UInt8 = 0, errorCode: UInt8, resource: UInt) {
    self.requestCode = requestCode
    self.minorCode = minorCode
    self.errorCode = errorCode
    self.resource = resource
  }
}
