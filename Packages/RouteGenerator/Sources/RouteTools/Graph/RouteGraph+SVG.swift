extension RouteGraph {
    /// A drawing that stands by itself, in light and dark.
    public var svg: String {
        let layout = GraphLayout(self)
        let size = "\(layout.width.short) \(layout.height.short)"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(layout.width.short)" \
            height="\(layout.height.short)" role="img" aria-labelledby="routes-title routes-desc">
            <title id="routes-title">Activities, tabs and screens, and where one can go from them</title>
            <desc id="routes-desc">\(Markup.escaped(description))</desc>
            <style>
            \(Self.style)
            </style>
            <rect class="page" width="100%" height="100%"/>
            \(([headings(layout)] + [edges(layout)] + [nodes(layout)]).joined(separator: "\n"))
            </svg>

            """
    }

    private func headings(_ layout: GraphLayout) -> String {
        layout.columns.map { "<text class=\"heading\" x=\"\($0.x.short)\" y=\"56\">\($0.title)</text>" }
            .joined(separator: "\n")
    }

    private func nodes(_ layout: GraphLayout) -> String {
        var result: [String] = []
        for (activity, box) in zip(activities, layout.activities) {
            result.append(Self.node(box, "activity", radius: box.height / 2, activity.title))
        }
        for (index, screen) in screens.enumerated() {
            if let box = layout.tabs[index], let tab = screen.tab {
                result.append(Self.node(box, "tab", radius: box.height / 2, tab))
            }
            let box = layout.screens[index]
            result.append(Self.rectangle(box, "screen", radius: 10))
            result.append(Self.text(screen.title, "title", box.x + 16, box.y + 23))
            result.append(Self.text(screen.shownPath, "path", box.x + 16, box.y + 41))
            for (exit, box) in zip(screen.exits, layout.exits[index]) {
                let hue = exit.target.map { "to \(Self.hue($0, layout))" } ?? "nowhere"
                result.append(Self.rectangle(box, "exit \(hue)", radius: box.height / 2))
                result.append(Self.text(exit.name, "label", box.x + 12, box.middle + 4))
            }
        }
        for (index, box) in layout.targets.sorted(by: { $0.key < $1.key }) {
            result.append(Self.node(box, "target \(Self.hue(index, layout))", radius: 10, screens[index].title))
        }
        return result.joined(separator: "\n")
    }

    private func edges(_ layout: GraphLayout) -> String {
        var result: [String] = []
        for (activity, box) in zip(activities, layout.activities) {
            for index in activity.screens {
                if let tab = layout.tabs[index] {
                    result.append(Self.edge(box, tab, "way"))
                    result.append(Self.edge(tab, layout.screens[index], "way"))
                } else {
                    result.append(Self.edge(box, layout.screens[index], through: layout.columns[1].x, "way direct"))
                }
            }
        }
        for (index, screen) in screens.enumerated() {
            for (exit, box) in zip(screen.exits, layout.exits[index]) {
                result.append(Self.edge(layout.screens[index], box, "way"))
                if let target = exit.target, let end = layout.targets[target] {
                    result.append(Self.edge(box, end, "leads \(Self.hue(target, layout))"))
                }
            }
        }
        return result.joined(separator: "\n")
    }

    /// The color of all that leads to a screen.
    private static func hue(_ target: Int, _ layout: GraphLayout) -> String {
        let order = layout.targets.keys.sorted()
        return "hue\((order.firstIndex(of: target) ?? 0) % 6)"
    }
}

extension RouteGraph {
    private static func node(_ box: GraphLayout.Box, _ style: String, radius: Double, _ text: String) -> String {
        "\(rectangle(box, style, radius: radius))\n"
            + "<text class=\"name\" x=\"\((box.x + box.width / 2).short)\" y=\"\((box.middle + 5).short)\">"
            + "\(Markup.escaped(text))</text>"
    }

    private static func rectangle(_ box: GraphLayout.Box, _ style: String, radius: Double) -> String {
        "<rect class=\"\(style)\" x=\"\(box.x.short)\" y=\"\(box.y.short)\" width=\"\(box.width.short)\" "
            + "height=\"\(box.height.short)\" rx=\"\(radius.short)\"/>"
    }

    private static func text(_ text: String, _ style: String, _ x: Double, _ y: Double) -> String {
        "<text class=\"\(style)\" x=\"\(x.short)\" y=\"\(y.short)\">\(Markup.escaped(text))</text>"
    }

    /// - Parameter bend: Where the edge has reached the height of its end; it goes straight on from there. No tab is in
    ///   the row of a screen without one, so it meets none.
    private static func edge(
        _ start: GraphLayout.Box, _ end: GraphLayout.Box, through bend: Double? = nil, _ style: String
    ) -> String {
        let bent = bend ?? end.x
        let reach = (bent - start.right) / 2
        return "<path class=\"\(style)\" d=\"M\(start.right.short) \(start.middle.short) "
            + "C\((start.right + reach).short) \(start.middle.short) \((bent - reach).short) \(end.middle.short) "
            + "\(bent.short) \(end.middle.short)\(bend == nil ? "" : " H\(end.x.short)")\"/>"
    }
}

extension Double {
    /// With one digit behind the point at most, so that drawings are the same everywhere.
    fileprivate var short: String {
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }
}
