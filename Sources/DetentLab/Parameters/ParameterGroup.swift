/// Parameters that belong together, under a heading.
@MainActor
package struct ParameterGroup {
  /// The widget that they change, as the event log calls it.
  package let widget: String
  package let name: String
  package let parameters: [Parameter]
  /// Whether they are those of the whole program, and of no one widget.
  package let isGeneral: Bool

  package init(widget: String, name: String, parameters: [Parameter], isGeneral: Bool = false) {
    self.widget = widget
    self.name = name
    self.isGeneral = isGeneral
    self.parameters = parameters
  }

  /// The key of its heading.
  package var key: String { "group.\(name)" }

  /// The keys of its heading where there are groups of several widgets.
  package var fullKeys: [String] { isGeneral ? [key] : ["widget.\(widget)", key] }

  /// What scripts and logs call its parameters.
  package var names: [String] { parameters.map { "\(widget).\($0.name)" } }
}
