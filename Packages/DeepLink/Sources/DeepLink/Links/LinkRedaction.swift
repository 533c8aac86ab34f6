import RoutePatterns

/// Links without the values that must not be logged.
///
/// A link to a screen shows scheme, host, the pattern of the path, and the names of its query parameters. Values are left
/// out because they may hold any text that the user has typed, except for the tab and the transition. Other links show
/// scheme and host. User names, passwords and fragments are never shown.
public enum LinkRedaction {
    /// The maximum length of a shown link, in bytes.
    private static let limit = 300

    /// The replacement for parts that are left out.
    static let gap = "…"

    /// Returns a text without characters that could forge a log, and shortens it.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            guard result.utf8.count < limit else { return result + gap }
            result += String(scalar).escapingControlCharacters
        }
        return result
    }
}

extension URLRouter {
    /// Returns a link as a log may show it: see ``LinkRedaction``.
    public func redacted(_ link: String) -> String { redacted(link, showsInner: true) }

    private func redacted(_ link: String, showsInner: Bool) -> String {
        guard let address = try? LinkAddress(link, from: .inside) else {
            return "a text of \(link.utf8.count) bytes that is no link"
        }
        // In a link of the app's own scheme, the host is the first segment of the path.
        let ownScheme = address.scheme.flatMap { policy.schemes.contains($0.lowercasedText) ? $0.lowercasedText : nil }
        let origin = ownScheme.map { "\($0):/" } ?? address.redactedOrigin
        guard let match = try? route(from: link, source: .inside) else {
            let path = ownScheme == nil && address.path.isEmpty ? "" : "/" + LinkRedaction.gap
            return LinkRedaction.visible(origin + path + (address.query.isEmpty ? "" : "?" + LinkRedaction.gap))
        }
        let items = address.queryItems.map { name, value in
            let decoded = name.decodedInQuery?.text ?? ""
            switch decoded {
            case RoutePattern.viaName, RoutePattern.modalName:
                let inner = showsInner ? value.decodedInQuery.map { redacted($0.text, showsInner: false) } : nil
                return "\(decoded)=\(inner ?? LinkRedaction.gap)"
            // The table has the tab. The transition hasn't been read yet.
            case RoutePattern.tabName: return "\(name.text)=\(value.text)"
            case RoutePattern.transitionName where LinkTransition(rawValue: value.text) != nil:
                return "\(name.text)=\(value.text)"
            default: return name.isPlainName && !value.isEmpty ? "\(name.text)=\(LinkRedaction.gap)" : LinkRedaction.gap
            }
        }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        return LinkRedaction.visible(origin + match.pattern.prefix { $0 != "?" } + query)
    }
}

extension LinkAddress {
    /// The scheme and the host, without a user or a password. Empty for a path.
    fileprivate var redactedOrigin: String {
        guard let scheme = scheme?.lowercasedText else { return "" }
        guard let authority else { return scheme + ":" }
        let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
        return "\(scheme)://" + (host.count < authority.count ? LinkRedaction.gap + "@" : "") + host.text
    }
}

extension ArraySlice<UInt8> {
    /// A Boolean value that indicates whether the text looks like a name: a token can be in the position of a name.
    fileprivate var isPlainName: Bool { !isEmpty && count <= 24 && allSatisfy(PercentCoding.isUnreserved) }
}

extension DeepLinkRefusal {
    /// Returns the refusal with redacted links.
    func redacted<Route>(by links: URLRouter<Route>) -> DeepLinkRefusal {
        switch self {
        case .malformedURL(let link, let reason): .malformedURL(links.redacted(link), reason: reason)
        case .innerLink(let name, let refusal): .innerLink(name, refusal.redacted(by: links))
        default: self
        }
    }

    /// The refusal without the path and the values of the link.
    var withoutValues: DeepLinkRefusal {
        switch self {
        case .unknownPath: .unknownPath("/" + LinkRedaction.gap)
        case .unknownTab: .unknownTab(LinkRedaction.gap)
        case .malformedParameter(let name, let value, let expected):
            .malformedParameter(name: name, value: value.map { _ in LinkRedaction.gap }, expected: expected)
        case .innerLink(let name, let refusal): .innerLink(name, refusal.withoutValues)
        case .malformedURL, .tooLong, .unknownScheme, .unknownHost, .duplicateParameter, .tooManyInnerLinks: self
        }
    }
}
