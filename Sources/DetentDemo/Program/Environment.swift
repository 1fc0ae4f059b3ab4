internal import Glibc

/// The environment variables of the program.
enum Environment {
  /// The value of a variable; nil where it is not set.
  static func value(named name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
