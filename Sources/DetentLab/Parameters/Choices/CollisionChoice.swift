package import DetentCore

/// The collision rules, as scripts and the command line call them.
package enum CollisionChoice: String, CaseIterable {
  case keepApart = "keep-apart"
  case stop
  case cross
  case push

  package init(_ rule: CollisionRule) {
    switch rule {
    case .keepApart: self = .keepApart
    case .stop: self = .stop
    case .cross: self = .cross
    case .push: self = .push
    }
  }

  /// The rule, with `gap` segments where the thumbs keep apart.
  package func rule(gap: Int) -> CollisionRule {
    switch self {
    case .keepApart: .keepApart(segments: gap)
    case .stop: .stop
    case .cross: .cross
    case .push: .push
    }
  }
}
