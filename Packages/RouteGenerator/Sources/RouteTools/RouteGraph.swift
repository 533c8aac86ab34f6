import RouteGenerator
import RoutePatterns

/// A graph of activities, tabs, screens, and the exits of each feature. The app's code decides where an exit goes.
package struct RouteGraph {
    private typealias Line = (mermaid: String, dot: String)

    private var nodes: [Line] = []
    private var edges: [Line] = []

    package init(_ catalog: RouteCatalog) {
        for (number, activity) in catalog.map.activities.enumerated() {
            add("activity\(number)", [activity.title], brackets: ("([", "])"), shape: "ellipse")
            for (index, screen) in catalog.screens.enumerated() where screen.activity == activity.identifier {
                add(screen, index, of: "activity\(number)")
            }
        }
        for (number, feature) in catalog.map.features.enumerated() {
            guard let exits = feature.exit?.cases.map(\.name), !exits.isEmpty else { continue }
            add("exits\(number)", exits, brackets: (">", "]"), shape: "plaintext")
            for (index, screen) in catalog.screens.enumerated() where screen.module == feature.module {
                connect("screen\(index)", "exits\(number)")
            }
        }
    }

    private mutating func add(_ screen: AppMap.Screen, _ index: Int, of activity: String) {
        if let tab = screen.tab {
            add("tab\(index)", [tab.title], brackets: ("(", ")"), shape: "box, style=rounded")
            connect(activity, "tab\(index)")
            connect("tab\(index)", "screen\(index)")
        } else {
            connect(activity, "screen\(index)", isDashed: true)
        }
        let remarks =
            (screen.requiresAuth ? ["sign-in"] : []) + (screen.permission.map { [$0] } ?? [])
            + (screen.transition == "push" ? [] : [screen.transition])
        let title = SwiftName.title(SwiftName.screen(ofViewModel: screen.viewModel))
        let path = screen.pattern.text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        add("screen\(index)", [title, path], brackets: ("[", "]"), shape: "box")
    }

    private mutating func add(_ id: String, _ lines: [String], brackets: (String, String), shape: String) {
        let mermaid = "  \(id)\(brackets.0)\(Self.mermaid(lines))\(brackets.1)\n"
        nodes.append((mermaid: mermaid, dot: "  \(id) [label=\(Self.dot(lines)), shape=\(shape)];\n"))
    }

    private mutating func connect(_ from: String, _ to: String, isDashed: Bool = false) {
        let dot = isDashed ? " [style=dashed]" : ""
        edges.append((mermaid: "  \(from) \(isDashed ? "-.->" : "-->") \(to)\n", dot: "  \(from) -> \(to)\(dot);\n"))
    }

    private static func mermaid(_ lines: [String]) -> String {
        let escapes = [("#", "#35;"), ("&", "#amp;"), ("\"", "#quot;"), ("<", "#lt;"), (">", "#gt;")]
        let texts = lines.map { line in escapes.reduce(line) { $0.replacing($1.0, with: $1.1) } }
        return "\"\(texts.joined(separator: "<br/>"))\""
    }

    private static func dot(_ lines: [String]) -> String {
        let texts = lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
        return "\"\(texts.joined(separator: "\\n"))\""
    }

    package var mermaid: String { "flowchart LR\n" + (nodes + edges).map { $0.mermaid }.joined() }

    package var dot: String { "digraph routes {\n  rankdir=LR;\n" + (nodes + edges).map { $0.dot }.joined() + "}\n" }
}
