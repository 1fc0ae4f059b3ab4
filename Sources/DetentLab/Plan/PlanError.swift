/// Why a plan was refused: the place in the file, what stands there, and what may.
public struct PlanError: Error, Sendable, Hashable {
  /// The file.
  public var file: String
  /// The place, such as `trials[2].target`; empty for the file as a whole.
  public var path: String
  /// What is wrong there.
  public var fault: PlanFault

  /// Creates an error.
  public init(file: String, path: String, fault: PlanFault) {
    self.file = file
    self.path = path
    self.fault = fault
  }
}

/// What may be wrong with a plan.
public enum PlanFault: Sendable, Hashable {
  /// The file is not there or cannot be read.
  case unreadable
  /// The file is no JSON.
  case malformed(JSONError)
  /// Something that has to be there is missing.
  case missing
  /// There is something that nobody knows; these are known.
  case unknown(allowed: [String])
  /// A value is none of those that may stand there.
  case illegal(found: String, allowed: String)
}

extension PlanError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    let place = path.isEmpty ? file : "\(file): \(path)"
    return switch fault {
    case .unreadable: "\(place): cannot be read"
    case .malformed(let error): "\(place): is no JSON: \(error)"
    case .missing: "\(place): is missing"
    case .unknown(let allowed): "\(place): is unknown; allowed are \(allowed.joined(separator: ", "))"
    case .illegal(let found, let allowed): "\(place): \(found) is not allowed; allowed is \(allowed)"
    }
  }
}
