internal import DetentCore
internal import DetentLab
internal import DetentUI

/// One picture of the demo: a controller that the program shows, logs and names the parts of.
@MainActor
protocol Scene: ViewController {
  /// The size of the window when nobody asks for another, in points.
  var preferredSize: Size { get }

  /// The words on it; setting others shows them at once.
  var texts: Texts { get set }

  /// What can be changed of the widgets in front of the user.
  var parameterGroups: [ParameterGroup] { get }

  /// Called when another widget comes in front of the user.
  var onSubjectChange: (() -> Void)? { get set }

  /// The first frame is on the screen: from now on everything that happens goes into `log`, beginning with where the
  /// widgets are.
  func startLogging(to log: EventLog)

  /// The name of the widget that `view` belongs to, and of its part; nil for what is not part of a widget.
  func part(of view: View) -> ScenePart?
}

/// A part of a widget as the event log calls it.
struct ScenePart: Equatable {
  var widget: String
  var part: String
}
