package import RouteGenerator
package import RoutePatterns

/// The routes of an app, on which every command works.
package struct RouteCatalog: Sendable {
    package let map: AppMap
    /// The screens by activity: first the roots of its tabs, then the others by path.
    package let screens: [AppMap.Screen]
    /// The exits of all features.
    package let exits: [RouteExit]
    /// The paths of all screens, in their order.
    package let matcher: RouteMatcher
    /// A folder that is omitted from the paths of files.
    private let root: String

    /// - Parameters:
    ///   - sources: The sources of all modules of the app.
    ///   - root: A folder that is omitted from the paths of files.
    /// - Throws: ``RouteToolError/invalidDeclarations(_:)`` or ``RouteToolError/noScreen``.
    package init(_ sources: [RouteSource], root: String = "") throws(RouteToolError) {
        let analysis = Analysis(
            Declarations(files: sources.map { SourceScanner.scan($0.bytes, of: $0.file) }))
        guard let map = analysis.map else { throw .invalidDeclarations(analysis.diagnostics) }
        guard !map.features.isEmpty else { throw .noScreen }
        self.map = map
        self.root = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
        screens = Self.ordered(map)
        exits = ExitReader(map).exits(in: sources)
        // The analysis has found no conflict.
        matcher = RouteMatcher(screens.map(\.pattern))
    }

    /// Returns the file and line of a screen's declaration: `Packages/Bag/…/BagViewModel.swift:8`.
    func location(of screen: AppMap.Screen) -> String {
        let file = screen.location.file
        return "\(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file):\(screen.location.position.line)"
    }

    /// Returns the screen at the root of a tab.
    func root(of tab: AppMap.Tab) -> AppMap.Screen? { screens.first { $0.tab == tab } }

    private static func ordered(_ map: AppMap) -> [AppMap.Screen] {
        map.activities.flatMap { activity in
            let screens = map.screens.filter { $0.activity == activity.identifier }
            let roots = map.tabs.compactMap { tab in screens.first { $0.tab == tab } }
            return roots + screens.filter { $0.tab == nil }.sorted { $0.pattern.text < $1.pattern.text }
        }
    }
}

/// A parameter of a route, and the type of its value.
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
}

extension AppMap.Screen {
    /// The name in all output: `ProductDetails.productDetails`.
    package var name: String { "\(module).\(route)" }

    /// The parameters in the order of the pattern.
    package var parameters: [RouteParameter] {
        zip(pattern.parameters, values).map { parameter, value in
            let kind =
                switch parameter.kind {
                case .path: "path"
                case .tail: "tail"
                case .query: "query"
                case .repeatedQuery: "repeatedQuery"
                }
            return RouteParameter(name: parameter.name, kind: kind, type: ValueType(value.type).name)
        }
    }
}
