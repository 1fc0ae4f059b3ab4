/// A damped spring: mass · x″ + damping · x′ + stiffness · x = 0, with x the distance from rest.
public struct Spring: Sendable, Hashable {
  /// What is moved; positive.
  public let mass: Double

  /// The force per unit of distance; positive.
  public let stiffness: Double

  /// 1 just does not swing, below it swings, above it creeps; positive, at most ``largestDampingRatio``.
  public let dampingRatio: Double

  /// Creates a spring.
  ///
  /// - Returns: `nil` unless all three are positive and finite, the ratio is not above ``largestDampingRatio``, and
  ///   the spring is neither so stiff nor so soft that its frequency cannot be told.
  public init?(mass: Double = 1, stiffness: Double, dampingRatio: Double = 1) {
    let values = [mass, stiffness, dampingRatio, (stiffness / mass).squareRoot()]
    guard values.allSatisfy({ $0 > 0 && $0.isFinite }), dampingRatio <= Self.largestDampingRatio else {
      return nil
    }
    self.init(unchecked: mass, stiffness, dampingRatio)
  }

  /// Creates the spring of unit mass that would swing once in `response` seconds if nothing damped it, the way
  /// SwiftUI describes springs.
  ///
  /// - Returns: `nil` unless both are positive and finite, and the ratio is not above ``largestDampingRatio``.
  public init?(response: Double, dampingRatio: Double = 1) {
    guard response > 0 else { return nil }
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, dampingRatio: dampingRatio)
  }

  private init(unchecked mass: Double, _ stiffness: Double, _ dampingRatio: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// What brings a thumb to its stop: critically damped, a response of 0.2 s, over a segment in about 0.2 s.
  public static let thumb = Spring(unchecked: 1, 986.960_440_108_935_8, 1)

  /// What brings a page to its place: critically damped, a response of 0.3 s, over a page in about 0.4 s.
  public static let page = Spring(unchecked: 1, 438.649_084_492_860_4, 1)

  /// Beyond this a spring hardly moves, and its formula loses digits: 1000.
  public static let largestDampingRatio = 1000.0

  /// The force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }

  /// The angular frequency without damping, in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// The two solutions that every movement is made of, after `seconds`: one that starts at 1 with the velocity
  /// −damping/2·mass, and one that starts at 0 with velocity 1.
  ///
  /// Both hold e^(−at), with a = ratio · frequency, so that nothing overflows: as a cosine and sine below critical
  /// damping, 1 and t at it, and hyperbolic above.
  func basis(at seconds: Double) -> (even: Double, odd: Double) {
    if dampingRatio < 1 { return swinging(at: seconds) }
    if dampingRatio > 1 { return creeping(at: seconds) }
    let decay = Elementary.exp(-frequency * seconds)
    return (decay, decay * seconds)
  }

  private func swinging(at seconds: Double) -> (even: Double, odd: Double) {
    let damped = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let decay = Elementary.exp(-dampingRatio * frequency * seconds)
    let angle = damped * seconds
    return (decay * Elementary.cos(angle), decay * Elementary.sin(angle) / damped)
  }

  private func creeping(at seconds: Double) -> (even: Double, odd: Double) {
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    let slow = Elementary.exp(-frequency / (dampingRatio + root) * seconds)
    let width = 2 * frequency * root
    let less = -Elementary.expMinusOne(-width * seconds)
    return (slow * (1 - less / 2), slow * less / width)
  }
}
