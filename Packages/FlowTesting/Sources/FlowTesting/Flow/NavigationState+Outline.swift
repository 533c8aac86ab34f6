import CustomDump
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

    private func outline(of tab: NavigationState<Schema>.TabState, chosen: Bool) -> [String] {
        let disabled = disabledReason(of: tab.tab).map { " (disabled: \($0))" } ?? ""
        return ["  tab \(tab.tab)\(chosen ? " (chosen)" : "")\(disabled)"] + Self.screens(tab.flow)
    }

    private static func outline(of modal: Modal<Schema.Route>) -> [String] {
        guard let flow = modal.flow, let type = modal.content.type else { return ["  \(modal)"] }
        return ["  modal \(modal.id.rawValue), \(type == .sheet ? "sheet" : "cover")"] + screens(flow)
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

/// A route as text, on one line: "product(Product.ID(rawValue: 7))".
enum RouteText {
    static func of<Route>(_ route: Route) -> String {
        let dump = String(customDumping: route).split(separator: "\n")
            .map { $0.drop(while: \.isWhitespace) }
            .joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
        guard Mirror(reflecting: route).displayStyle == .enum else { return dump }
        // The name of the type says nothing where there is only one.
        let head = dump.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return dump }
        return String(dump[head.index(after: dot)...])
    }
}

/// The difference of two values, as readable text.
enum Difference {
    static let legend = "(Expected: -, actual: +)"

    /// The lines that differ, among those that don't; nil when there are none.
    ///
    /// A difference of texts of several lines comes in quotes, on lines of their own. They are left out.
    static func ofLines(_ expected: String, _ actual: String) -> String? {
        guard let difference = diff(expected, actual) else { return nil }
        return difference.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.drop(while: \.isWhitespace) != "\"\"\"" }
            .joined(separator: "\n")
    }

    /// The lines that differ, of values of any type.
    static func of<Value>(_ expected: Value, _ actual: Value) -> String {
        diff(expected, actual) ?? "- \(expected)\n+ \(actual)"
    }

    /// Two short texts, one over the other.
    static func ofWords(_ expected: String, _ actual: String) -> String { "- \(expected)\n+ \(actual)" }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}
