import RouteGenerator
import RoutePatterns

/// The file `apple-app-site-association`, in which a website lists the links that the app opens.
///
/// The system compares the components in their order, and the first match decides. In them, `*` matches any number of
/// characters, including slashes, and `?*` at least one; a query item that a link lacks counts as empty. See Apple's
/// "Supporting associated domains" and the reference of `applinks.Details.Components`.
///
/// Because `/products/?*` also matches `/products/12/reviews`, deeper paths are excluded before it, and routes with
/// deeper paths precede the exclusion.
package struct SiteAssociation: JSONFile {
    private struct Details: Encodable {
        let appIDs: [String]
        let components: [Component]
    }

    private struct Component: Hashable, Encodable {
        let path: String
        var query: [String: String]?
        var exclude: Bool?
        let comment: String

        enum CodingKeys: String, CodingKey {
            case path = "/"
            case query = "?"
            case exclude, comment
        }
    }

    private let applinks: [String: [Details]]

    /// - Parameter appIDs: The identifiers of the apps: `ABCDE12345.com.example.shop`.
    package init(_ catalog: RouteCatalog, appIDs: [String]) throws(InvalidArguments) {
        for appID in appIDs where appID.wholeMatch(of: /[A-Z0-9]{10}(\.[A-Za-z0-9\-]+)+/) == nil {
            throw InvalidArguments(
                "\"\(appID)\" isn't a valid app identifier. Write the team's ten letters and digits, a dot and the bundle's "
                    + "identifier, like ABCDE12345.com.example.shop")
        }
        var components: [Component] = []
        let released = catalog.screens.filter { !$0.isDebugOnly }
        let paths = released.flatMap { screen in ([screen.pattern] + screen.aliases).map { (screen, $0) } }
        for (screen, pattern) in paths.sorted(by: { Self.rank($0.1) < Self.rank($1.1) }) {
            for component in Self.components(of: screen, at: pattern) where !components.contains(component) {
                components.append(component)
            }
        }
        applinks = ["details": [Details(appIDs: appIDs, components: components)]]
    }

    /// Tails are first, because every path below them belongs to the app, then deeper paths before shorter ones.
    private static func rank(_ pattern: RoutePattern) -> (Int, Int, String) {
        (pattern.hasTail ? 0 : 1, -pattern.segments.count, pattern.path)
    }

    private static func components(of screen: AppMap.Screen, at pattern: RoutePattern) -> [Component] {
        let parts = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): PercentCoding.encode(text)
            case .part(let prefix, _, let suffix): PercentCoding.encode(prefix) + "?*" + PercentCoding.encode(suffix)
            case .parameter, .tail: "?*"
            }
        }
        var result: [Component] = []
        for (index, part) in parts.enumerated() where part.contains("?*") && !pattern.hasTail {
            var deeper = parts
            deeper[index] = part.replacing("?*", with: "?*/?*")
            result.append(
                Component(
                    path: "/" + deeper.joined(separator: "/"), exclude: true, comment: "Deeper than \(pattern.path)"))
        }
        let names = screen.pattern.query.map(\.name)
        let query = names.isEmpty ? nil : Dictionary(names.map { ($0, "*") }) { first, _ in first }
        let path = "/" + parts.joined(separator: "/")
        result.append(Component(path: path, query: query, comment: "\(pattern.text) shows \(screen.name)"))
        if let last = parts.last, !last.hasSuffix("?*") {
            result.append(Component(path: path + "/", query: query, comment: "The same, with a slash"))
        }
        return result
    }
}

extension RoutePattern {
    fileprivate var hasTail: Bool { parameters.contains { $0.kind == .tail } }
}
