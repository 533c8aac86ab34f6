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
package struct SiteAssociation {
    private struct File: Encodable {
        let applinks: Links
    }

    private struct Links: Encodable {
        let details: [Details]
    }

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

    private let file: File

    /// - Parameters:
    ///   - catalog: The app's routes.
    ///   - appIDs: The identifiers of the apps: `ABCDE12345.com.example.shop`.
    ///   - exclusions: Links that the system opens in the browser, even if a route matches.
    /// - Throws: ``RouteToolError/malformedAppID(_:)``.
    package init(
        _ catalog: RouteCatalog, appIDs: [String], exclusions: [LinkExclusion] = []
    ) throws(RouteToolError) {
        for appID in appIDs where !Self.isAppID(appID) { throw .malformedAppID(appID) }
        var components = exclusions.map {
            Component(path: $0.path, query: $0.query, exclude: true, comment: "Not to be opened in the app")
        }
        for screen in Self.ordered(catalog.screens) {
            for component in Self.components(of: screen) where !components.contains(component) {
                components.append(component)
            }
        }
        file = File(applinks: Links(details: [Details(appIDs: appIDs, components: components)]))
    }

    /// The content of the file.
    package var json: String {
        get throws { try JSONText.encode(file) }
    }

    /// Returns tails first, because every path below them belongs to the app, then deeper paths before shorter ones.
    private static func ordered(_ screens: [AppMap.Screen]) -> [AppMap.Screen] {
        screens.sorted { one, other in
            let tails = (one.pattern.hasTail ? 0 : 1, other.pattern.hasTail ? 0 : 1)
            let depths = (-one.pattern.segments.count, -other.pattern.segments.count)
            return (tails.0, depths.0, one.pattern.path) < (tails.1, depths.1, other.pattern.path)
        }
    }

    private static func components(of screen: AppMap.Screen) -> [Component] {
        let segments = screen.pattern.segments
        let parts = segments.map { segment in
            switch segment {
            case .literal(let text): PercentCoding.encode(text)
            case .parameter, .tail: "?*"
            }
        }
        var result: [Component] = []
        for (index, segment) in segments.enumerated() {
            guard case .parameter = segment, !screen.pattern.hasTail else { continue }
            var deeper = parts
            deeper[index] = "?*/?*"
            result.append(
                Component(
                    path: "/" + deeper.joined(separator: "/"), exclude: true,
                    comment: "Deeper than \(screen.pattern.path)"))
        }
        let names = screen.pattern.query.map(\.name)
        let query = names.isEmpty ? nil : Dictionary(names.map { ($0, "*") }) { first, _ in first }
        let path = "/" + parts.joined(separator: "/")
        result.append(Component(path: path, query: query, comment: "\(screen.pattern.text) shows \(screen.name)"))
        if let last = parts.last, last != "?*" {
            result.append(Component(path: path + "/", query: query, comment: "The same, with a slash"))
        }
        return result
    }

    private static func isAppID(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let prefix = parts.first, prefix.count == 10 else { return false }
        return prefix.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            && parts.dropFirst().allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            }
    }
}

/// Links that the system doesn't open in the app, although a route matches.
package struct LinkExclusion: Hashable, Sendable {
    /// The path as an Apple pattern.
    let path: String
    /// The patterns of the query's values, by name.
    let query: [String: String]?

    /// Parses `/admin/*` or `/products?preview=*`.
    ///
    /// In the path, `*` matches any characters. In the query, it matches every value that isn't empty.
    ///
    /// - Throws: ``RouteToolError/malformedExclusion(_:)``.
    package init(_ text: String) throws(RouteToolError) {
        let path = text.prefix { $0 != "?" }
        let rest = text.dropFirst(path.count)
        guard path.hasPrefix("/"), text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F && $0 != "#" })
        else { throw .malformedExclusion(text) }
        var query: [String: String] = [:]
        for part in rest.dropFirst().split(separator: "&", omittingEmptySubsequences: false) where !rest.isEmpty {
            let name = part.prefix { $0 != "=" }
            let pattern = part.dropFirst(name.count + 1)
            guard !name.isEmpty, !pattern.isEmpty else { throw .malformedExclusion(text) }
            // A missing item counts as empty, and * would match it: all links would be excluded.
            query[String(name)] = pattern == "*" ? "?*" : String(pattern)
        }
        guard rest.isEmpty || !query.isEmpty else { throw .malformedExclusion(text) }
        self.path = String(path)
        self.query = query.isEmpty ? nil : query
    }
}

extension RoutePattern {
    fileprivate var hasTail: Bool {
        if case .tail? = segments.last { true } else { false }
    }
}
