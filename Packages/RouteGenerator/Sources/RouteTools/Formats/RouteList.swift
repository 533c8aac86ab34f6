import Foundation
import RouteGenerator
import RoutePatterns

/// The table of routes.
package struct RouteList {
    /// A line of the table.
    package struct Row: Hashable, Sendable {
        package let path: String
        package let screen: String
        package let activity: String
        /// The tab whose root is the screen.
        package let tab: String?
        package let requiresAuth: Bool
        package let transition: String
        /// The file and line of the declaration.
        package let location: String

        static let header = ["Path", "Screen", "Activity", "Tab", "Sign-in", "Transition", "Declared in"]

        var cells: [String] {
            [path, screen, activity, tab ?? "–", requiresAuth ? "required" : "–", transition, location]
        }
    }

    package let rows: [Row]
    private let catalog: RouteCatalog

    package init(_ catalog: RouteCatalog) {
        self.catalog = catalog
        rows = catalog.screens.map { screen in
            Row(
                path: screen.pattern.text, screen: screen.name, activity: screen.activity, tab: screen.tab?.name,
                requiresAuth: screen.requiresAuth, transition: screen.transition,
                location: catalog.location(of: screen))
        }
    }

    /// The table in aligned columns.
    package var text: String { TextTable.text([Row.header] + rows.map(\.cells)) }

    /// The table in Markdown.
    package var markdown: String {
        let cells = rows.map { row in
            var cells = row.cells
            for column in [0, 1, 6] { cells[column] = "`\(cells[column])`" }
            return cells.map { $0.replacing("|", with: "\\|") }
        }
        let lines = [Row.header, Row.header.map { _ in "---" }] + cells
        return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    /// The activities, the tabs, and the routes with the types of their values, as JSON.
    package var json: String {
        get throws {
            try JSONText.encode(
                Listing(
                    activities: catalog.map.activities.map {
                        .init(id: $0.identifier, title: $0.title, icon: $0.icon, defaultTab: $0.defaultTab)
                    },
                    tabs: catalog.map.tabs.map {
                        .init(name: $0.name, title: $0.title, icon: $0.icon, index: $0.index, activity: $0.activity)
                    },
                    routes: zip(catalog.screens, rows).map { screen, row in
                        .init(
                            path: row.path, screen: row.screen, viewModel: screen.viewModel,
                            parameters: screen.parameters, activity: row.activity, tab: row.tab,
                            requiresAuth: row.requiresAuth, transition: row.transition, declaredIn: row.location)
                    }))
        }
    }

    private struct Listing: Encodable {
        struct Activity: Encodable {
            let id, title, icon, defaultTab: String
        }

        struct Tab: Encodable {
            let name, title, icon: String
            let index: Int
            let activity: String
        }

        struct Route: Encodable {
            let path, screen, viewModel: String
            let parameters: [RouteParameter]
            let activity: String
            let tab: String?
            let requiresAuth: Bool
            let transition, declaredIn: String
        }

        let activities: [Activity]
        let tabs: [Tab]
        let routes: [Route]
    }
}

/// Text in aligned columns.
enum TextTable {
    static func text(_ rows: [[String]], indent: String = "") -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            var line = indent
            for (column, cell) in row.enumerated() {
                line += cell
                if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
            }
            return line + "\n"
        }.joined()
    }
}

/// JSON with sorted keys, which is the same text for the same value.
enum JSONText {
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
