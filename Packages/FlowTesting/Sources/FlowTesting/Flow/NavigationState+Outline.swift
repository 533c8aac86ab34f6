import FlowKit

extension NavigationState {
    /// The state as indented text, for failures of tests: a line for each screen.
    var outline: String {
        var lines: [String] = []
        for activity in activities {
            lines.append("\(activity.activity)\(activity.activity == self.activity ? " (in front)" : "")")
            for tab in activity.tabs { lines += outline(of: tab, chosen: tab.tab == activity.tab) }
            for modal in activity.modals { lines += Self.outline(of: modal) }
        }
        if visibleActivities != activities.map(\.activity) { lines.append("visible: \(Self.list(visibleActivities))") }
        if !history.isEmpty { lines.append("back leads to: \(Self.list(history.reversed()))") }
        return lines.joined(separator: "\n")
    }

    private func outline(of tab: TabState<Schema>, chosen: Bool) -> [String] {
        let disabled = disabledReason(of: tab.tab).map { " (disabled: \($0))" } ?? ""
        return ["  tab \(tab.tab)\(chosen ? " (chosen)" : "")\(disabled)"] + Self.screens(tab.flow)
    }

    private static func outline(of modal: Modal<Schema.Route>) -> [String] {
        guard let flow = modal.flow, let style = modal.content.style else { return ["  \(modal)"] }
        return ["  modal \(modal.id.rawValue), \(style == .sheet ? "sheet" : "cover")"] + screens(flow)
    }

    private static func screens(_ flow: FlowState<Schema.Route>) -> [String] {
        flow.routes.map { "    \(RouteText.of($0))" }
    }

    private static func list(_ activities: [Schema.Activity]) -> String {
        activities.map { "\($0)" }.joined(separator: ", ")
    }

    /// The lines that differ from another state; nil when it is the same.
    func difference(to actual: NavigationState) -> String? {
        guard self != actual else { return nil }
        return Difference.ofLines(outline, actual.outline) ?? Difference.of(self, actual)
    }
}
