/// Why a command line was refused.
enum UsageError: Error, Equatable {
  case unknownOption(String, allowed: [String])
  case missingValue(option: String, allowed: String)
  case illegalValue(option: String, value: String, allowed: String)
  case unexpectedArgument(String)
  case needs(option: String, other: String)
  case excludes(option: String, other: String)
  case unusable(option: String, reason: String, allowed: String)
}

extension UsageError: CustomStringConvertible {
  /// The error in one line that names the option, the value and what is allowed.
  var description: String {
    switch self {
    case .unknownOption(let option, let allowed):
      "\(option): there is no such option; allowed are \(allowed.joined(separator: " "))"
    case .missingValue(let option, let allowed):
      "\(option): a value is missing; allowed is \(allowed)"
    case .illegalValue(let option, let value, let allowed):
      "\(option): '\(value)' is not allowed; allowed is \(allowed)"
    case .unexpectedArgument(let argument):
      "'\(argument)' is not an option; options begin with --"
    case .needs(let option, let other):
      "\(option): goes only with \(other)"
    case .excludes(let option, let other):
      "\(option): does not go with \(other)"
    case .unusable(let option, let reason, let allowed):
      "\(option): \(reason); allowed is \(allowed)"
    }
  }
}
