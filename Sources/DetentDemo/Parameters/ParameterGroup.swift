/// Parameters that belong together, under a heading.
@MainActor
struct ParameterGroup {
  /// The widget that they change, as the event log calls it.
  let widget: String
  let name: String
  let parameters: [Parameter]

  /// The key of its heading.
  var key: String { "group.\(name)" }

  /// The keys of its heading where there are groups of several widgets.
  var fullKeys: [String] { widget == "window" ? [key] : ["widget.\(widget)", key] }

  /// What scripts and logs call its parameters.
  var names: [String] { parameters.map { "\(widget).\($0.name)" } }
}
