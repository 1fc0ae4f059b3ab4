/// What a parameter is set to.
package enum ParameterValue: Equatable {
  case toggle(Bool)
  case number(Double)
  /// One of several, by its name.
  case choice(String)
  case text(String)
}
