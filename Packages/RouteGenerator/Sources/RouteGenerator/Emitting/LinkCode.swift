import RoutePatterns

/// Writes the table of links.
struct LinkCode {
    let map: AppMap

    func write(to writer: inout CodeWriter) {
        let screens = map.features.flatMap { feature in feature.screens.map { (feature, $0) } }
        let names = names(screens)
        writer.line()
        writer.block("extension AppRoute") { writer in
            writeTable(screens, names, to: &writer)
            for ((feature, screen), name) in zip(screens, names) {
                writer.line()
                writer.block("private static var \(name): LinkEntry<AppRoute>") { writer in
                    LinkEntryCode(screen: screen, feature: feature).write(to: &writer)
                }
            }
        }
    }

    private func writeTable(
        _ screens: [(AppMap.Feature, AppMap.Screen)], _ names: [String], to writer: inout CodeWriter
    ) {
        writer.line("/// The table that reads a URL into a route and prints a route as its URL.")
        writer.line("///")
        writer.line(
            "/// - Throws: What a table throws; that the paths go together was made sure of when this was made.")
        writer.block("public static func linkTable() throws(LinkTableError) -> LinkTable<AppRoute>") { writer in
            writer.list("let entries = ", names, tail: "")
            writer.list("let tabs = ", screens.compactMap { Self.tab($1) }, tail: "")
            writer.block("return try LinkTable(entries, tabs: tabs\(home)) { route in", open: false) { writer in
                writer.line("switch route {")
                for (index, each) in screens.enumerated() {
                    writer.line("case \(RouteCode.pattern(each.1, of: each.0)): \(index)")
                }
                writer.line("}")
            }
        }
    }

    private var home: String {
        let tabs = map.activities.map(\.defaultTab)
        let first =
            tabs.first { name in map.tabs.contains { $0.name == name && $0.identifier == "home" } } ?? tabs.first
        let screen = map.screens.first { $0.tab != nil && $0.tab?.name == first }
        return screen.map { ", home: \(CodeWriter.literal($0.pattern.path))" } ?? ""
    }

    private static func tab(_ screen: AppMap.Screen) -> String? {
        screen.tab.map {
            "LinkTab(\(CodeWriter.literal($0.name)), root: \(CodeWriter.literal(screen.pattern.path)))"
        }
    }

    /// `productDetailsLink`; with the feature before it where the screen is called differently.
    private static func name(_ screen: AppMap.Screen, of feature: AppMap.Feature) -> String {
        let isMain = screen.route == feature.name
        return isMain ? "\(feature.name)Link" : "\(feature.name)\(Name.upperCamelCase(screen.route))Link"
    }

    /// Each name once: others are told apart by their number.
    private func names(_ screens: [(AppMap.Feature, AppMap.Screen)]) -> [String] {
        var seen: Set<String> = []
        return screens.enumerated().map { index, each in
            let name = Self.name(each.1, of: each.0)
            return seen.insert(name).inserted ? name : "\(name)\(index)"
        }
    }
}
