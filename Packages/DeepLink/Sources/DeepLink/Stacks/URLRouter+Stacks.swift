public import Foundation
import RoutePatterns

extension URLRouter {
    /// What a link shows, with the screens that it names under and over its own.
    ///
    /// - Throws: ``DeepLinkRefusal``, which says what is wrong with the link.
    /// - Complexity: O(*n*) in the length of the link, which has a bound.
    @inlinable
    public func stack(from url: URL, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkStack<Route> {
        try stack(from: url.absoluteString, source: source)
    }

    /// What a link shows as it is written, with the screens that it names under and over its own.
    ///
    /// `route(from:source:)` reads the same links and passes these screens over.
    ///
    /// - Throws: ``DeepLinkRefusal``, which says what is wrong with the link.
    /// - Complexity: O(*n*) in the length of the link, which has a bound.
    @inlinable
    public func stack(
        from link: consuming String, source: LinkSource = .outside
    ) throws(DeepLinkRefusal) -> LinkStack<Route> {
        var link = link
        let match = try route(from: link, source: source)
        let surroundings = try link.withUTF8 { LinkReader.surroundings(of: $0) }.get()
        if surroundings.isEmpty { return LinkStack(match) }
        return LinkStack(
            match, via: try routes(surroundings.via, named: Self.viaName),
            modals: try routes(surroundings.modals, named: Self.modalName), transition: surroundings.transition)
    }

    @usableFromInline static var viaName: String { RoutePattern.viaName }
    @usableFromInline static var modalName: String { RoutePattern.modalName }

    @inlinable
    func routes(_ links: [String], named name: String) throws(DeepLinkRefusal) -> [Route] {
        var routes: [Route] = []
        routes.reserveCapacity(links.count)
        for link in links {
            if let refusal = LinkReader.refusal(ofInner: link) { throw .innerLink(name, refusal) }
            do throws(DeepLinkRefusal) {
                routes.append(try route(from: link, source: .inside).route)
            } catch {
                throw .innerLink(name, error)
            }
        }
        return routes
    }
}
