/// A measure, or the reason why there is none; never a stand-in such as 0 or -1.
public enum Measured<Value> {
  /// What was measured; numbers in it are finite.
  case value(Value)
  /// Nothing could be measured, and why.
  case undefined(Undefined)

  /// The measure; `nil` when there is none.
  public var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// Why there is no measure; `nil` when there is one.
  public var reason: Undefined? {
    guard case .undefined(let reason) = self else { return nil }
    return reason
  }

  /// The measure as `transform` makes it, or the same reason.
  public func map<Other>(_ transform: (Value) -> Other) -> Measured<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .undefined(let reason): .undefined(reason)
    }
  }

  /// What `transform` measures of the measure, or the first reason on the way.
  public func flatMap<Other>(_ transform: (Value) -> Measured<Other>) -> Measured<Other> {
    switch self {
    case .value(let value): transform(value)
    case .undefined(let reason): .undefined(reason)
    }
  }

  /// The measure.
  ///
  /// - Throws: The reason when there is none.
  public func get() throws(Undefined) -> Value {
    switch self {
    case .value(let value): return value
    case .undefined(let reason): throw reason
    }
  }

  /// What `body` returns, or the reason that it throws.
  init(_ body: () throws(Undefined) -> Value) {
    do throws(Undefined) {
      self = .value(try body())
    } catch {
      self = .undefined(error)
    }
  }
}

extension Measured: Sendable where Value: Sendable {}
extension Measured: Equatable where Value: Equatable {}
extension Measured: Hashable where Value: Hashable {}

extension Measured<Double> {
  /// `number`, or ``Undefined/overflow`` when a formula has left the finite numbers.
  static func finite(_ number: Double) -> Self {
    number.isFinite ? .value(number) : .undefined(.overflow)
  }
}
