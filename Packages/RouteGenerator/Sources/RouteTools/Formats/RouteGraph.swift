import RouteGenerator
import RoutePatterns

/// A graph of activities, tabs, screens and exits.
package struct RouteGraph {
    private enum Shape {
        case activity, tab, screen, exit
    }

    private struct Node {
        let id: String
        let shape: Shape
        let lines: [String]
    }

    private struct Edge {
        let from: String
        let to: String
        var label: String?
        var isDashed = false
    }

    private var nodes: [Node] = []
    private var edges: [Edge] = []

    package init(_ catalog: RouteCatalog) {
        let screens = catalog.screens
        for (number, activity) in catalog.map.activities.enumerated() {
            nodes.append(Node(id: "activity\(number)", shape: .activity, lines: [activity.title]))
            for (index, screen) in screens.enumerated() where screen.activity == activity.identifier {
                addScreen(screen, id: "screen\(index)", tab: "tab\(index)", activity: "activity\(number)")
            }
        }
        for (index, screen) in screens.enumerated() {
            addExits(catalog.exits.filter { $0.module == screen.module }, of: index, screens)
        }
    }

    private mutating func addScreen(_ screen: AppMap.Screen, id: String, tab: String, activity: String) {
        let remarks =
            (screen.requiresAuth ? ["sign-in"] : []) + (screen.transition == "push" ? [] : [screen.transition])
        let title = SwiftName.title(SwiftName.screen(ofViewModel: screen.viewModel))
        let path = screen.pattern.text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        if let declared = screen.tab {
            nodes.append(Node(id: tab, shape: .tab, lines: [declared.title]))
            edges += [Edge(from: activity, to: tab), Edge(from: tab, to: id)]
        } else {
            edges.append(Edge(from: activity, to: id, isDashed: true))
        }
        nodes.append(Node(id: id, shape: .screen, lines: [title, path]))
    }

    private mutating func addExits(_ exits: [RouteExit], of index: Int, _ screens: [AppMap.Screen]) {
        var names: [Int: [String]] = [:]
        for (number, exit) in exits.enumerated() {
            if let target = screens.firstIndex(where: { $0.name == exit.screen }) {
                names[target, default: []].append(exit.name)
            } else {
                let id = "exit\(index)_\(number)"
                nodes.append(Node(id: id, shape: .exit, lines: [exit.name]))
                edges.append(Edge(from: "screen\(index)", to: id))
            }
        }
        for (target, names) in names.sorted(by: { $0.key < $1.key }) {
            edges.append(
                Edge(from: "screen\(index)", to: "screen\(target)", label: names.joined(separator: ", ")))
        }
    }

    /// The graph as a flowchart in Mermaid.
    package var mermaid: String {
        func quoted(_ lines: [String]) -> String {
            let escapes = [("#", "#35;"), ("&", "#amp;"), ("\"", "#quot;"), ("<", "#lt;"), (">", "#gt;")]
            let texts = lines.map { line in escapes.reduce(line) { $0.replacing($1.0, with: $1.1) } }
            return "\"\(texts.joined(separator: "<br/>"))\""
        }
        let nodes = nodes.map { node in
            switch node.shape {
            case .activity: "\(node.id)([\(quoted(node.lines))])"
            case .tab: "\(node.id)(\(quoted(node.lines)))"
            case .screen: "\(node.id)[\(quoted(node.lines))]"
            case .exit: "\(node.id)>\(quoted(node.lines))]"
            }
        }
        let edges = edges.map { edge in
            let label = edge.label.map { "|\(quoted([$0]))|" } ?? ""
            return "\(edge.from) \(edge.isDashed ? "-.->" : "-->")\(label) \(edge.to)"
        }
        return (["flowchart LR"] + (nodes + edges).map { "  \($0)" }).map { $0 + "\n" }.joined()
    }

    /// The graph in Graphviz's language DOT.
    package var dot: String {
        func quoted(_ lines: [String]) -> String {
            let texts = lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
            return "\"\(texts.joined(separator: "\\n"))\""
        }
        let nodes = nodes.map { node in
            let shape =
                switch node.shape {
                case .activity: "ellipse"
                case .tab: "box, style=rounded"
                case .screen: "box"
                case .exit: "plaintext"
                }
            return "\(node.id) [label=\(quoted(node.lines)), shape=\(shape)];"
        }
        let edges = edges.map { edge in
            let label = edge.label.map { " [label=\(quoted([$0]))]" } ?? ""
            return "\(edge.from) -> \(edge.to)\(edge.isDashed ? " [style=dashed]" : label);"
        }
        let lines = ["rankdir=LR;"] + nodes + edges
        return "digraph routes {\n\(lines.map { "  \($0)\n" }.joined())}\n"
    }
}
