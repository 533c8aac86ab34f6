import RouteGenerator
import RoutePatterns

/// The table of routes.
package struct RouteList {
    /// A line of the table.
    package struct Row {
        package let path: String
        package let screen: String
        /// The file and line of the declaration.
        package let location: String
        fileprivate let cells: [String]
    }

    package let rows: [Row]

    package init(_ catalog: RouteCatalog) {
        rows = catalog.screens.map { screen in
            let location = catalog.location(of: screen)
            return Row(
                path: screen.pattern.text, screen: screen.name, location: location,
                cells: [
                    screen.pattern.text, screen.name, screen.activity, screen.tab?.name ?? "–",
                    screen.requiresAuth ? "required" : "–", screen.transition, location,
                ])
        }
    }

    /// The table in aligned columns.
    package var text: String {
        let header = ["Path", "Screen", "Activity", "Tab", "Sign-in", "Transition", "Declared in"]
        return TextTable.text([header] + rows.map(\.cells))
    }
}

/// Text in aligned columns.
enum TextTable {
    static func text(_ rows: [[String]], indent: String = "") -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                column == row.count - 1 ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count + 2)
            }
            return indent + cells.joined() + "\n"
        }.joined()
    }
}
