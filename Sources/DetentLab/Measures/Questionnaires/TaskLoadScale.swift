/// A source of load in the NASA Task Load Index, by its usual letters.
public enum TaskLoadScale: String, Sendable, Hashable, CaseIterable {
  /// Thinking, deciding, remembering.
  case mentalDemand = "MD"
  /// Pushing, pulling, holding.
  case physicalDemand = "PD"
  /// Pressure of time.
  case temporalDemand = "TD"
  /// Success, from 0 for perfect to 100 for failure.
  case performance = "PE"
  /// How hard it was to do as well.
  case effort = "EF"
  /// Annoyance and stress.
  case frustration = "FR"
}
