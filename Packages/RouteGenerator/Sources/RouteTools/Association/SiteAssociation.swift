import RouteGenerator
import RoutePatterns

/// The file `apple-app-site-association`, by which a website says which of its links the app opens.
///
/// The system looks at the components in their order, and the first that matches decides. In them, `*` is any number of
/// characters, slashes too, `?*` is at least one; a query item that a link lacks counts as empty. See Apple's
/// "Supporting associated domains" and the reference of `applinks.Details.Components`.
///
/// So that `/products/?*` does not take `/products/12/reviews` when no route does, what lies deeper is excluded before it;
/// routes that do lie deeper come before that.
public struct SiteAssociation {
    private let appIDs: [String]
    private let components: [Component]

    private struct Component: Hashable {
        var path: String
        var query: [LinkExclusion.Item] = []
        var isExcluded = false
        var comment: String
    }

    /// - Parameters:
    ///   - catalog: The app's routes.
    ///   - appIDs: Those of the apps: `ABCDE12345.com.example.shop`.
    ///   - exclusions: What is not opened, whatever fits it.
    /// - Throws: ``RouteToolError/malformedAppID(_:)``.
    public init(
        _ catalog: RouteCatalog, appIDs: [String], exclusions: [LinkExclusion] = []
    ) throws(RouteToolError) {
        for appID in appIDs where !Self.isAppID(appID) { throw .malformedAppID(appID) }
        self.appIDs = appIDs
        var components = exclusions.map {
            Component(path: $0.path, query: $0.query, isExcluded: true, comment: "Not to be opened in the app")
        }
        for screen in Self.ordered(catalog.screens) {
            for component in Self.components(of: screen) where !components.contains(component) {
                components.append(component)
            }
        }
        self.components = components
    }

    /// The file's text.
    public var json: String {
        let details = JSONText.object([
            "appIDs": .strings(appIDs), "components": .list(components.map(Self.json)),
        ])
        return JSONText.object(["applinks": .object(["details": .list([details])])]).text
    }

    /// Tails first, since all below them is the app's; then the deeper before the less deep, by path.
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
                    path: "/" + deeper.joined(separator: "/"), isExcluded: true,
                    comment: "Deeper than \(screen.pattern.path)"))
        }
        let query = screen.pattern.query.map { LinkExclusion.Item(name: $0.name, pattern: "*") }
        let path = "/" + parts.joined(separator: "/")
        let needsSlash = parts.last.map { $0 != "?*" } ?? false
        result.append(Component(path: path, query: query, comment: "\(screen.pattern.text) shows \(screen.name)"))
        if needsSlash { result.append(Component(path: path + "/", query: query, comment: "The same, with a slash")) }
        return result
    }

    private static func json(_ component: Component) -> JSONText {
        var members: [(String, JSONText)] = [("/", .string(component.path))]
        if !component.query.isEmpty {
            members.append(("?", .members(component.query.map { ($0.name, .string($0.pattern)) })))
        }
        if component.isExcluded { members.append(("exclude", .boolean(true))) }
        return .members(members + [("comment", .string(component.comment))])
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

extension RoutePattern {
    fileprivate var hasTail: Bool {
        if case .tail? = segments.last { true } else { false }
    }
}
