import RoutePatterns

extension URLRouter {
    /// The link to a screen with those under and over it.
    ///
    /// What is returned leads back to the same. Nil when there is no such link: one of the screens has none, there are
    /// more than ``LinkStack/limit`` of them, or it would be too long.
    ///
    /// - Complexity: O(*n*) in the length of the link, as for ``link(for:tab:as:)``.
    public func link(for stack: LinkStack<Route>, as form: LinkForm = .path) -> String? {
        guard stack.via.count <= LinkStack<Route>.limit, stack.modals.count <= LinkStack<Route>.limit,
            let limit = reader.prefix(of: form)?.limit, var link = link(for: stack.route, tab: stack.tab, as: form)
        else { return nil }
        var separator: Character = link.utf8.contains(LinkBytes.question) ? "&" : "?"
        func add(_ name: String, _ value: String) {
            link.append(separator)
            link += name
            link += "="
            link += value
            separator = "&"
        }
        for (name, routes) in [(RoutePattern.viaName, stack.via), (RoutePattern.modalName, stack.modals)] {
            for route in routes {
                guard let inner = self.link(for: route) else { return nil }
                add(name, Self.encodedInner(inner))
            }
        }
        if let transition = stack.transition { add(RoutePattern.transitionName, transition.rawValue) }
        return link.utf8.count <= limit ? link : nil
    }

    /// An inner link as it stands in a query, where a slash, a question mark and an equals sign mean themselves.
    private static func encodedInner(_ link: String) -> String {
        var result = ""
        for byte in link.utf8 {
            switch byte {
            case LinkBytes.slash, LinkBytes.question, UInt8(ascii: "="):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where LinkBytes.isUnreserved(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += byte < 16 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
