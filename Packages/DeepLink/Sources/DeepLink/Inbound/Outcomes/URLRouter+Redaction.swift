import RoutePatterns

extension URLRouter {
    /// A link as logs may show it: see ``LinkRedaction``.
    public func redacted(_ link: String) -> String { redacted(link, showsInner: true) }

    private func redacted(_ link: String, showsInner: Bool) -> String {
        guard link.utf8.count <= LinkLimits.inside, let address = try? LinkAddress(link, from: .inside) else {
            return "a text of \(link.utf8.count) bytes that is no link"
        }
        // In a link of the app's own scheme, the host is the first segment of the path.
        let ownScheme = address.scheme.flatMap { policy.schemes.contains($0.lowercased()) ? $0 : nil }
        let origin = ownScheme.map { "\($0):/" } ?? LinkRedaction.origin(of: address)
        guard let match = try? route(from: link, source: .inside) else {
            let path = ownScheme == nil && address.path.isEmpty ? "" : "/" + LinkRedaction.gap
            return LinkRedaction.visible(origin + path + (address.query.isEmpty ? "" : "?" + LinkRedaction.gap))
        }
        // The tab has been found in the table, but a transition is not read here.
        let known = Set(LinkTransition.allCases.map { "\(RoutePattern.transitionName)=\($0.rawValue)" })
        let query = LinkRedaction.query(address.query) { name, item in
            name == RoutePattern.tabName || known.contains(item)
        } inner: { inner in
            showsInner ? redacted(inner, showsInner: false) : LinkRedaction.gap
        }
        let path = match.pattern.prefix { $0 != "?" }
        return LinkRedaction.visible(origin + path + query)
    }
}
