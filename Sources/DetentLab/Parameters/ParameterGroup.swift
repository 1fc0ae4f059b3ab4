/// Parameters that belong together, under a heading.
@MainActor
package struct ParameterGroup {
  /// The widget that they change, as the event log calls it.
  package let widget: String
  package let name: String
  package let parameters: [Parameter]

  package init(widget: String, name: String, parameters: [Parameter]) {
    self.widget = widget
    self.name = name
    self.parameters = parameters
  }

  /// The key of its heading.
  package var key: String { "group.\(name)" }

  /// The keys of its heading where there are groups of several widgets.
  package var fullKeys: [String] { widget == "window" ? [key] : ["widget.\(widget)", key] }

  /// What scripts and logs call its parameters.
  package var names: [String] { parameters.map { "\(widget).\($0.name)" } }
}
