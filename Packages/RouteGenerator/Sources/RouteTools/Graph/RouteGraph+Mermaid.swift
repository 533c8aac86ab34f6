extension RouteGraph {
    /// A flowchart in Mermaid's language, as many sites and editors show it.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for (index, activity) in activities.enumerated() {
            lines.append("  activity\(index)([\(Self.quoted(activity.title))])")
            for screen in activity.screens { lines += nodes(screen, of: index) }
        }
        for index in screens.indices { lines += edges(index) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func nodes(_ index: Int, of activity: Int) -> [String] {
        let screen = screens[index]
        let remarks = screen.remarks.isEmpty ? "" : " (\(screen.remarks.joined(separator: ", ")))"
        let node = "  screen\(index)[\(Self.quoted(screen.title, screen.path + remarks))]"
        guard let tab = screen.tab else { return [node, "  activity\(activity) -.-> screen\(index)"] }
        return [
            "  tab\(index)(\(Self.quoted(tab)))", node, "  activity\(activity) --> tab\(index)",
            "  tab\(index) --> screen\(index)",
        ]
    }

    private func edges(_ index: Int) -> [String] {
        var lines: [String] = []
        var ofTarget: [Int: [String]] = [:]
        for (number, exit) in screens[index].exits.enumerated() {
            if let target = exit.target {
                ofTarget[target, default: []].append(exit.name)
            } else {
                lines.append("  exit\(index)_\(number)>\(Self.quoted(exit.name))]")
                lines.append("  screen\(index) --> exit\(index)_\(number)")
            }
        }
        return ofTarget.keys.sorted().map { target in
            let names = (ofTarget[target] ?? []).joined(separator: ", ")
            return "  screen\(index) -->|\(Self.quoted(names))| screen\(target)"
        } + lines
    }

    private static func quoted(_ lines: String...) -> String {
        let texts = lines.map { text in
            text.replacing("#", with: "#35;").replacing("&", with: "#amp;").replacing("\"", with: "#quot;").replacing(
                "<", with: "#lt;"
            )
            .replacing(">", with: "#gt;")
        }
        return "\"\(texts.joined(separator: "<br/>"))\""
    }
}
