internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

extension SliderSceneController {
  /// What of the scene can be changed while it runs.
  var parameterGroups: [ParameterGroup] {
    ownGroups + [
      group("motion", parameters.motion),
      group("looks", [orientation] + relaying(parameters.looks(imageFolder: imageFolder))),
    ]
  }

  /// What every slider has.
  var parameters: SliderParameters<Scale> { SliderParameters(slider: control, standard: standard) }

  /// Parameters of the slider that belong together.
  func group(_ group: String, _ parameters: [Parameter]) -> ParameterGroup {
    ParameterGroup(widget: name, name: group, parameters: parameters)
  }

  private var orientation: Parameter {
    .orientation(standard: standard.axis) { [control] in
      control.axis
    } set: { [control, weak self] axis in
      control.axis = axis
      self?.relayout()
    }
  }

  /// The page around may have another place for the scene, too.
  private func relayout() {
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }

  /// The parameters, each followed by laying the scene out anew: the slider may need more or less room.
  func relaying(_ parameters: [Parameter]) -> [Parameter] {
    parameters.map { parameter in parameter.followed { [weak self] in self?.relayout() } }
  }

  /// Where the ticks of the slider go.
  var feedbackGroup: ParameterGroup {
    let feedback = Parameter.choice("feedback", standard: FeedbackChoice.pulse) { [control] in
      FeedbackChoice(control.feedback)
    } set: { [weak self] in
      self?.sendTicks(to: $0)
    }
    return group("feedback", [feedback])
  }

  private func sendTicks(to choice: FeedbackChoice) {
    count { $0 = choice == .count ? 0 : nil }
    control.feedback =
      switch choice {
      case .pulse: .visual
      case .click: .click
      case .bell: .bell
      case .none: .none
      case .count: .custom { [weak self] _, _ in self?.count { $0 = ($0 ?? 0) + 1 } }
      }
  }
}
