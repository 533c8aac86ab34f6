import RouteGenerator
import RoutePatterns

/// A graph of activities, tabs, screens and exits.
package struct RouteGraph {
    private struct Node {
        let id: String
        let lines: [String]
        /// The brackets in Mermaid.
        let brackets: (String, String)
        /// The shape in DOT.
        let shape: String
    }

    private struct Edge {
        let from, to: String
        var label: String?
        var isDashed = false
    }

    private var nodes: [Node] = []
    private var edges: [Edge] = []

    package init(_ catalog: RouteCatalog) {
        for (number, activity) in catalog.map.activities.enumerated() {
            add("activity\(number)", activity.title, brackets: ("([", "])"), shape: "ellipse")
            for (index, screen) in catalog.screens.enumerated() where screen.activity == activity.identifier {
                add(screen, index, of: "activity\(number)")
            }
        }
        for (index, screen) in catalog.screens.enumerated() {
            var labels: [Int: [String]] = [:]
            for (number, exit) in catalog.exits.filter({ $0.module == screen.module }).enumerated() {
                if let target = catalog.screens.firstIndex(where: { $0.name == exit.screen }) {
                    labels[target, default: []].append(exit.name)
                } else {
                    add("exit\(index)_\(number)", exit.name, brackets: (">", "]"), shape: "plaintext")
                    edges.append(Edge(from: "screen\(index)", to: "exit\(index)_\(number)"))
                }
            }
            edges += labels.sorted { $0.key < $1.key }.map { target, names in
                Edge(from: "screen\(index)", to: "screen\(target)", label: names.joined(separator: ", "))
            }
        }
    }

    private mutating func add(_ screen: AppMap.Screen, _ index: Int, of activity: String) {
        if let tab = screen.tab {
            add("tab\(index)", tab.title, brackets: ("(", ")"), shape: "box, style=rounded")
            edges += [Edge(from: activity, to: "tab\(index)"), Edge(from: "tab\(index)", to: "screen\(index)")]
        } else {
            edges.append(Edge(from: activity, to: "screen\(index)", isDashed: true))
        }
        let remarks =
            (screen.requiresAuth ? ["sign-in"] : []) + (screen.transition == "push" ? [] : [screen.transition])
        let title = SwiftName.title(SwiftName.screen(ofViewModel: screen.viewModel))
        let path = screen.pattern.text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        add("screen\(index)", title, path, brackets: ("[", "]"), shape: "box")
    }

    private mutating func add(_ id: String, _ lines: String..., brackets: (String, String), shape: String) {
        nodes.append(Node(id: id, lines: lines, brackets: brackets, shape: shape))
    }

    /// The graph as a flowchart in Mermaid.
    package var mermaid: String {
        func quoted(_ lines: [String]) -> String {
            let escapes = [("#", "#35;"), ("&", "#amp;"), ("\"", "#quot;"), ("<", "#lt;"), (">", "#gt;")]
            let texts = lines.map { line in escapes.reduce(line) { $0.replacing($1.0, with: $1.1) } }
            return "\"\(texts.joined(separator: "<br/>"))\""
        }
        let nodes = nodes.map { "  \($0.id)\($0.brackets.0)\(quoted($0.lines))\($0.brackets.1)\n" }
        let edges = edges.map { edge in
            let label = edge.label.map { "|\(quoted([$0]))|" } ?? ""
            return "  \(edge.from) \(edge.isDashed ? "-.->" : "-->")\(label) \(edge.to)\n"
        }
        return "flowchart LR\n" + nodes.joined() + edges.joined()
    }

    /// The graph in Graphviz's language DOT.
    package var dot: String {
        func quoted(_ lines: [String]) -> String {
            let texts = lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
            return "\"\(texts.joined(separator: "\\n"))\""
        }
        let nodes = nodes.map { "  \($0.id) [label=\(quoted($0.lines)), shape=\($0.shape)];\n" }
        let edges = edges.map { edge in
            let label = edge.label.map { " [label=\(quoted([$0]))]" } ?? ""
            return "  \(edge.from) -> \(edge.to)\(edge.isDashed ? " [style=dashed]" : label);\n"
        }
        return "digraph routes {\n  rankdir=LR;\n" + nodes.joined() + edges.joined() + "}\n"
    }
}
