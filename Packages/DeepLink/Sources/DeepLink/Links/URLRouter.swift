import FlowKit
import RoutePatterns

/// Converts URLs to routes and routes to URLs.
///
/// It reads `shop://products/12`, `shop:///products/12`, `https://shop.example/products/12` and, from inside the app,
/// `/products/12`. The case of scheme and host is ignored, but not the case of the path. A trailing slash, a fragment, and
/// query parameters that the pattern doesn't declare are ignored.
public struct URLRouter<Route: Hashable & Sendable>: Sendable {
    public let table: LinkTable<Route>
    public let policy: LinkPolicy

    /// Reads links without the generic type of the table: looking it up would take a fifth of the time.
    let reader: LinkReader

    public init(_ table: LinkTable<Route>, policy: LinkPolicy) {
        self.table = table
        self.policy = policy
        reader = LinkReader(policy, table.index)
    }

    /// Returns the route of a link, without its tab and the screens below and over it.
    ///
    /// Links from outside the app can have 2,048 bytes, links from inside 65,536.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func route(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> Route {
        try route(of: reader.read(link, from: source))
    }

    /// Returns the route of a link that was read.
    func route(of values: LinkValues) throws(DeepLinkRefusal) -> Route {
        try values.kind.route(of: values)
    }

    /// Returns the screens of a link, with those that it names below and over its own screen.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func stack(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkStack<Route> {
        let values = try reader.read(link, from: source)
        var stack = LinkStack(try route(of: values), tab: values.tab, pattern: values.kind.pattern.text)
        for (name, value) in values.query?.reserved ?? [] where name != RoutePattern.tabName {
            switch name {
            case RoutePattern.viaName: try append(value, to: &stack.via, name)
            case RoutePattern.modalName: try append(value, to: &stack.modals, name)
            default:
                guard stack.transition == nil else { throw .duplicateParameter(name) }
                stack.transition = NavigationType(rawValue: value)
                guard stack.transition != nil else {
                    throw .malformedParameter(
                        name: name, value: value, expected: LinkConversion<NavigationType>.expected)
                }
            }
        }
        return stack
    }

    /// Reads a link within the link. It's a path of the app without parameters that belong to the outer link.
    private func append(_ link: String, to list: inout [Route], _ name: String) throws(DeepLinkRefusal) {
        guard list.count < LinkStack<Route>.limit else { throw .tooManyInnerLinks(name, limit: LinkStack<Route>.limit) }
        do throws(DeepLinkRefusal) {
            guard link.utf8.first == .slash, !link.utf8.starts(with: "//".utf8) else {
                throw .malformedURL(
                    link, reason: "a screen within a link is named by its path alone, which begins with a slash")
            }
            let values = try reader.read(link, from: .inside)
            if let nested = values.query?.reserved.first?.name {
                throw .malformedURL(link, reason: "\"\(nested)\" can't be part of a screen within a link")
            }
            list.append(try route(of: values))
        } catch {
            throw .innerLink(name, error)
        }
    }
}
