import RouteGenerator
import RoutePatterns

/// A flowchart of activities, tabs, screens, and the exits of each feature, for Mermaid. The app's code decides where an exit
/// goes.
package struct RouteGraph {
    private var nodes = ""
    private var edges = ""

    package init(_ catalog: RouteCatalog) {
        for (number, activity) in catalog.map.activities.enumerated() {
            add("activity\(number)", [activity.title], brackets: ("([", "])"))
            for (index, screen) in catalog.screens.enumerated() where screen.activity == activity.identifier {
                add(screen, index, of: "activity\(number)")
            }
        }
        for (number, feature) in catalog.map.features.enumerated() {
            guard let exits = feature.exit?.cases.map(\.name), !exits.isEmpty else { continue }
            add("exits\(number)", exits, brackets: (">", "]"))
            for (index, screen) in catalog.screens.enumerated() where screen.module == feature.module {
                connect("screen\(index)", "exits\(number)")
            }
        }
    }

    private mutating func add(_ screen: AppMap.Screen, _ index: Int, of activity: String) {
        if let tab = screen.tab {
            add("tab\(index)", [tab.title], brackets: ("(", ")"))
            connect(activity, "tab\(index)")
            connect("tab\(index)", "screen\(index)")
        } else {
            connect(activity, "screen\(index)", arrow: "-.->")
        }
        let remarks =
            (screen.requiresAuth ? ["sign-in"] : []) + (screen.permission.map { [$0] } ?? [])
            + (screen.transition == "push" ? [] : [screen.transition])
        let title = SwiftName.title(SwiftName.screen(ofViewModel: screen.viewModel))
        let path = screen.pattern.text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        add("screen\(index)", [title, path], brackets: ("[", "]"))
    }

    private mutating func add(_ id: String, _ lines: [String], brackets: (String, String)) {
        let escapes = [("#", "#35;"), ("&", "#amp;"), ("\"", "#quot;"), ("<", "#lt;"), (">", "#gt;")]
        let texts = lines.map { line in escapes.reduce(line) { $0.replacing($1.0, with: $1.1) } }
        nodes += "  \(id)\(brackets.0)\"\(texts.joined(separator: "<br/>"))\"\(brackets.1)\n"
    }

    private mutating func connect(_ from: String, _ to: String, arrow: String = "-->") {
        edges += "  \(from) \(arrow) \(to)\n"
    }

    package var text: String { "flowchart LR\n" + nodes + edges }
}
