import DetentLab

/// Whether two numbers agree to a part of the second one, or absolutely where that is nearly zero.
func isNear(_ value: Double?, _ expected: Double?, within fraction: Double = 1e-9, absolute: Double = 1e-9)
  -> Bool
{
  guard let value, let expected else { return value == nil && expected == nil }
  return abs(value - expected) <= max(abs(expected) * fraction, absolute)
}

/// The reason that an initialiser throws; `nil` when it throws none.
func reason<Value>(_ body: () throws(Undefined) -> Value) -> Undefined? {
  do throws(Undefined) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// What no measure may take for a number.
let unusable: [Double] = [.nan, .infinity, -.infinity]
