/// Where everything of a graph stands: five columns, each row a screen with what leads to it and from it.
struct GraphLayout {
    struct Box: Hashable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        var middle: Double { y + height / 2 }
        var right: Double { x + width }
        var bottom: Double { y + height }
    }

    private(set) var activities: [Box] = []
    /// By screen; nil for those without a tab.
    private(set) var tabs: [Box?] = []
    private(set) var screens: [Box] = []
    /// By screen and exit.
    private(set) var exits: [[Box]] = []
    /// The screens that exits lead to, once more, by their index.
    private(set) var targets: [Int: Box] = [:]
    /// Where each column begins, and what stands above it.
    private(set) var columns: [(title: String, x: Double)] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private static let margin = 40.0
    private static let top = 96.0
    private static let gap = 72.0
    private static let nodeHeight = 36.0
    private static let screenHeight = 54.0
    private static let exitHeight = 26.0
    private static let exitGap = 8.0
    private static let rowGap = 26.0
    private static let groupGap = 22.0

    init(_ graph: RouteGraph) {
        let hasExits = graph.screens.contains { !$0.exits.isEmpty }
        let targetIndices = Set(graph.screens.flatMap(\.exits).compactMap(\.target)).sorted()
        let titles = targetIndices.map { graph.screens[$0].title }
        let widths = [
            Self.width(graph.activities.map(\.title)), Self.width(graph.screens.compactMap { $0.tab }),
            max(Self.width(graph.screens.map(\.title)), Self.codeWidth(graph.screens.map(\.shownPath))),
            Self.width(graph.screens.flatMap(\.exits).map(\.name), padding: 24), Self.width(titles),
        ]
        let names = ["Activities", "Tabs", "Screens", "Exits", "Lead to"]
        let count = !hasExits ? 3 : targetIndices.isEmpty ? 4 : 5
        var x = Self.margin
        for column in 0..<count {
            columns.append((names[column], x))
            width = x + widths[column] + Self.margin
            x += widths[column] + Self.gap
        }
        placeRows(graph, widths)
        placeTargets(graph, targetIndices, widths[4])
    }

    private mutating func placeRows(_ graph: RouteGraph, _ widths: [Double]) {
        var y = Self.top
        for activity in graph.activities {
            let start = y
            for index in activity.screens {
                let screen = graph.screens[index]
                let count = Double(screen.exits.count)
                let ofExits = max(0, count * (Self.exitHeight + Self.exitGap) - Self.exitGap)
                let height = max(Self.screenHeight, ofExits)
                let middle = y + height / 2
                tabs.append(
                    screen.tab.map { _ in box(1, widths[1], middle, Self.nodeHeight) })
                screens.append(box(2, widths[2], middle, Self.screenHeight))
                exits.append(
                    screen.exits.indices.map { number in
                        let offset = Double(number) * (Self.exitHeight + Self.exitGap) + Self.exitHeight / 2
                        return box(3, widths[3], middle - ofExits / 2 + offset, Self.exitHeight)
                    })
                y += height + Self.rowGap
            }
            activities.append(box(0, widths[0], (start + y - Self.rowGap) / 2, Self.nodeHeight))
            y += Self.groupGap
        }
        height = max(height, y - Self.groupGap - Self.rowGap + Self.margin)
    }

    /// Each near the middle of the exits that lead to it, none over another.
    private mutating func placeTargets(_ graph: RouteGraph, _ indices: [Int], _ width: Double) {
        var wishes: [(index: Int, y: Double)] = []
        for index in indices {
            var places: [Double] = []
            for (screen, boxes) in zip(graph.screens, exits) {
                for (exit, box) in zip(screen.exits, boxes) where exit.target == index { places.append(box.middle) }
            }
            wishes.append((index, places.reduce(0, +) / Double(max(1, places.count))))
        }
        wishes.sort { ($0.y, $0.index) < ($1.y, $1.index) }
        var next = Self.top + Self.nodeHeight / 2
        for wish in wishes {
            let middle = max(next, wish.y)
            targets[wish.index] = box(4, width, middle, Self.nodeHeight)
            next = middle + Self.nodeHeight + Self.rowGap
        }
        height = max(height, next - Self.rowGap - Self.nodeHeight / 2 + Self.margin)
    }

    private func box(_ column: Int, _ width: Double, _ middle: Double, _ height: Double) -> Box {
        let x = column < columns.count ? columns[column].x : 0
        return Box(x: x, y: middle - height / 2, width: width, height: height)
    }

    /// As wide as the widest text, at a guess that is rather too wide: nobody knows the font.
    private static func width(_ texts: [String], padding: Double = 36) -> Double {
        max(96, Double(texts.map(\.count).max() ?? 0) * 7.6 + padding)
    }

    private static func codeWidth(_ texts: [String]) -> Double {
        max(96, Double(texts.map(\.count).max() ?? 0) * 7.3 + 32)
    }
}

extension RouteGraph.Screen {
    /// What stands under its title.
    var shownPath: String { ([path] + remarks).joined(separator: " · ") }
}
