import RouteGenerator

/// The table of routes, in each of its formats.
public struct RouteList {
    private let catalog: RouteCatalog

    public init(_ catalog: RouteCatalog) { self.catalog = catalog }

    var catalogRows: [RouteRow] { catalog.rows }

    var drawing: String { RouteGraph(catalog).svg }

    /// How much there is of what: `1 activity, 4 tabs, 5 screens`.
    var summary: String {
        [
            ("activity", "activities", catalog.map.activities.count), ("tab", "tabs", catalog.map.tabs.count),
            ("screen", "screens", catalog.screens.count),
        ]
        .map { one, many, count in "\(count) \(count == 1 ? one : many)" }.joined(separator: ", ")
    }

    /// Aligned columns.
    public var text: String { TextTable.text([RouteRow.header] + catalog.rows.map(\.cells)) }

    /// A table for a document.
    public var markdown: String {
        let rows = catalog.rows.map { row in
            var cells = row.cells
            for column in [0, 1, 6] { cells[column] = "`\(cells[column])`" }
            return cells.map { $0.replacing("|", with: "\\|") }
        }
        let lines = [RouteRow.header, RouteRow.header.map { _ in "---" }] + rows
        return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    /// For programs: the activities, the tabs, and the routes with the types of their values.
    public var json: String {
        JSONText.object([
            "activities": .list(catalog.map.activities.map(Self.json)),
            "tabs": .list(catalog.map.tabs.map(Self.json)),
            "routes": .list(zip(catalog.screens, catalog.rows).map(Self.json)),
        ]).text
    }

    private static func json(_ activity: AppMap.Activity) -> JSONText {
        .object([
            "id": .string(activity.identifier), "title": .string(activity.title), "icon": .string(activity.icon),
            "defaultTab": .string(activity.defaultTab),
        ])
    }

    private static func json(_ tab: AppMap.Tab) -> JSONText {
        .object([
            "name": .string(tab.name), "title": .string(tab.title), "icon": .string(tab.icon),
            "index": .number(tab.index), "activity": .string(tab.activity),
        ])
    }

    private static func json(_ screen: AppMap.Screen, _ row: RouteRow) -> JSONText {
        .object([
            "path": .string(row.path), "screen": .string(row.screen), "viewModel": .string(screen.viewModel),
            "parameters": .list(screen.parameters.map(\.json)), "activity": .string(row.activity),
            "tab": .optional(row.tab), "requiresAuth": .boolean(row.requiresAuth),
            "transition": .string(row.transition), "declaredIn": .string(row.place),
        ])
    }
}
