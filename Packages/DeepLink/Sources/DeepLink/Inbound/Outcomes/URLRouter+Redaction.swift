import RoutePatterns

extension URLRouter {
    /// A link as logs may show it: see ``LinkRedaction``.
    public func redacted(_ link: String) -> String { redacted(link, showsInner: true) }

    private func redacted(_ link: String, showsInner: Bool) -> String {
        guard link.utf8.count <= LinkLimits.inside, let address = try? LinkAddress(link, from: .inside) else {
            return "a text of \(link.utf8.count) bytes that is no link"
        }
        let origin = LinkRedaction.origin(of: address)
        guard let match = try? route(from: link, source: .inside) else {
            // A link to a screen that is not there shows its path; that of a stranger shows where it comes from.
            let path =
                isOurs(address, link) ? String(address.path) : address.path.isEmpty ? "" : "/" + LinkRedaction.gap
            return LinkRedaction.visible(origin + path + (address.query.isEmpty ? "" : "?" + LinkRedaction.gap))
        }
        let entry = table.entries.firstIndex { $0.pattern == match.pattern }
        let declared = entry.map { table.matcher.patterns[$0].query.map(\.name) } ?? []
        let names = Set(declared + [RoutePattern.tabName, RoutePattern.transitionName])
        let query = LinkRedaction.query(address.query, showing: names) { inner in
            showsInner ? redacted(inner, showsInner: false) : LinkRedaction.gap
        }
        return LinkRedaction.visible(origin + address.path + query)
    }

    private func isOurs(_ address: LinkAddress, _ link: String) -> Bool {
        do throws(DeepLinkRefusal) {
            _ = try reader.firstSegment(of: address, link, .inside)
            return true
        } catch {
            return false
        }
    }
}
