internal import DetentControls
internal import DetentLab

extension PagerSceneController {
  /// What of the pager can be changed while it runs.
  var parameterGroups: [ParameterGroup] {
    let parameters = PagerParameters(pager: pager, standardAxis: startAxis)
    return [("swiping", parameters.swiping), ("motion", parameters.motion), ("pages", parameters.pages)].map {
      ParameterGroup(widget: "pager", name: $0.0, parameters: $0.1)
    }
  }
}
