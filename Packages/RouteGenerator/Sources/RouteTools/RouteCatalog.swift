import Foundation
package import RouteGenerator
import RoutePatterns

/// The routes of an app, on which every command works.
package struct RouteCatalog: Sendable {
    package let map: AppMap
    /// The screens by activity: first the roots of its tabs, then the others by path.
    package let screens: [AppMap.Screen]
    /// The folder of the app with a slash, which is omitted from the paths of files.
    private let root: String

    /// - Parameter root: A folder that is omitted from the paths of files.
    package init(_ sources: [RouteSource], root: String = "") throws {
        let map = try AppMap(sources.map { SourceScanner.scan($0.bytes, of: $0.file) })
        guard !map.features.isEmpty else {
            throw RouteError(
                "error: no view model in these sources has a routeConfig. Name the folder of the app's Package.swift with "
                    + "--package-path.")
        }
        self.map = map
        self.root = RouteSource.prefix(of: root)
        screens = map.activities.flatMap { activity in
            map.screens.filter { $0.activity == activity.identifier }
                .sorted { ($0.tab?.index ?? .max, $0.pattern.text) < ($1.tab?.index ?? .max, $1.pattern.text) }
        }
    }

    package init(package: String) throws { try self.init(RouteSource.all(in: package), root: package) }
}

// The table of routes.
extension RouteCatalog {
    /// A line for each screen, in aligned columns.
    package var table: String {
        let header = ["Path", "Screen", "Activity", "Tab", "Sign-in", "Transition", "Declared in"]
        let rows = screens.map { screen in
            [
                screen.pattern.text, screen.name, screen.activity, screen.tab?.identifier ?? "–",
                screen.requiresAuth ? "required" : "–", screen.transition, location(of: screen),
            ]
        }
        return TextTable.text([header] + rows)
    }

    /// Returns the file and line of a screen's declaration: `Packages/Bag/…/BagViewModel.swift:8`.
    private func location(of screen: AppMap.Screen) -> String {
        "\(screen.location.file.trimmingPrefix(root)):\(screen.location.line)"
    }
}

/// Text in aligned columns. All rows have the same number of cells.
enum TextTable {
    static func text(_ rows: [[String]], indent: String = "") -> String {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
            return indent + padded.joined() + (row.last ?? "") + "\n"
        }.joined()
    }
}

package struct RouteSource: Sendable {
    let file: SourceFile
    let bytes: [UInt8]

    /// Reads the sources of a package, by module and path. Each folder in `Packages/*/Sources` and `Sources` is a
    /// module.
    static func all(in package: String) throws -> [RouteSource] {
        let base = prefix(of: package)
        var result: [RouteSource] = []
        for folder in entries(of: base + "Packages").map({ base + "Packages/\($0)/Sources" }) + [base + "Sources"] {
            for module in entries(of: folder) {
                let names = FileManager.default.subpaths(atPath: "\(folder)/\(module)") ?? []
                for name in names where name.hasSuffix(".swift") {
                    let file = SourceFile(module: module, path: "\(folder)/\(module)/\(name)")
                    result.append(RouteSource(file: file, bytes: try TextFile.read(file.path)))
                }
            }
        }
        guard !result.isEmpty else {
            throw RouteError(
                "error: \(package) holds no module: there is neither Packages/*/Sources/* nor Sources/* in it. Name the folder "
                    + "of the app's Package.swift with --package-path.")
        }
        return result.sorted { ($0.file.module, $0.file.path) < ($1.file.module, $1.file.path) }
    }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    }

    /// Returns a folder with a slash, or an empty text for the current folder.
    fileprivate static func prefix(of folder: String) -> String {
        folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    }
}

package struct RouteParameter: Hashable, Codable, Sendable {
    package let name: String
    /// `path`, `tail`, `query` or `repeatedQuery`.
    package var kind: String
    /// The type of one value, without `?` and brackets: `Product.ID`.
    package let type: String

    enum CodingKeys: String, CodingKey {
        case name, type
        case kind = "in"
    }

    var isInQuery: Bool { kind == "query" || kind == "repeatedQuery" }
    var isList: Bool { kind == "tail" || kind == "repeatedQuery" }

    func isSameQuery(_ other: RouteParameter) -> Bool { isInQuery && other.isInQuery && name == other.name }
}

extension AppMap.Screen {
    /// The name in all output: `ProductDetails.productDetails`.
    package var name: String { "\(module).\(route)" }

    var parameters: [RouteParameter] {
        pattern.parameters.enumerated().map { index, parameter in
            let type = arguments.first { $0.parameter == index }?.type ?? ""
            return RouteParameter(name: parameter.name, kind: "\(parameter.kind)", type: ValueType(type).name)
        }
    }
}
