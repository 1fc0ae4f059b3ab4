/// Brings the defaults of parameters back that may depend on each other: a gap can be too large for the stops there were,
/// until the rule that asks for it is gone.
@MainActor
package struct ParameterReset {
  private let parameters: [Parameter]

  package init(parameters: [Parameter]) { self.parameters = parameters }

  /// Goes through the parameters again and again, as long as any of them changes.
  ///
  /// - Parameter changed: Called after each change, with the index of the parameter.
  /// - Returns: What is refused in the end, by the index of the parameter.
  package func run(changed: (Int) -> Void) -> [(index: Int, error: any Error)] {
    var refusals: [(index: Int, error: any Error)] = []
    // Each round brings one default back at least, unless parameters push each other away from theirs.
    for _ in parameters {
      let (isProgress, refused) = round(changed)
      refusals = refused
      if !isProgress || parameters.allSatisfy(\.isStandard) { break }
    }
    return refusals
  }

  private func round(_ changed: (Int) -> Void) -> (isProgress: Bool, refusals: [(Int, any Error)]) {
    var isProgress = false
    var refusals: [(Int, any Error)] = []
    for (index, parameter) in parameters.enumerated() where !parameter.isStandard {
      do {
        try parameter.set(parameter.standard)
        isProgress = true
        changed(index)
      } catch {
        refusals.append((index, error))
      }
    }
    return (isProgress, refusals)
  }
}
