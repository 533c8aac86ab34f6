public import FlowKit

/// The building blocks of random operations.
public struct NavigationSamples<Schema: NavigationSchema>: Sendable {
    public var routes: [Schema.Route]
    public var tabs: [Schema.Tab]
    public var activities: [Schema.Activity]
    /// Modals without screens.
    public var messages: [ModalContent<Schema.Route>]

    /// All of the schema's activities and tabs, some of its roots, an alert and a dialog, and these routes.
    ///
    /// Take routes with and without arguments, and two that differ in an argument alone.
    public init(routes: [Schema.Route]) {
        activities = Schema.activities
        tabs = Schema.activities.flatMap { Schema.tabs(of: $0) }
        self.routes = routes + tabs.prefix(3).map { Schema.root(of: $0) }
        messages = [
            .alert(AlertState(title: "Hello", message: "There")),
            .confirmationDialog(
                DialogState(
                    title: "Leave?",
                    actions: [DialogAction(id: "leave", title: "Leave"), DialogAction(id: "stay", title: "Stay")])),
        ]
    }
}
