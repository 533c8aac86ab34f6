import FlowKit
import RoutePatterns

/// The reason why a link isn't opened, or why a part of it is ignored.
public enum DeepLinkRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The link is longer than allowed.
    case tooLong(bytes: Int, limit: Int)
    /// The link isn't a valid URL or path.
    case malformedURL(String, reason: String)
    /// The scheme isn't one of the app's.
    case unknownScheme(String)
    /// The host, with its port if the link has one.
    case unknownHost(String)
    /// The decoded path.
    case unknownPath(String)
    /// The app has no tab of this name. The parameter is ignored.
    case unknownTab(String)
    /// A value that the route needs is missing (`nil`) or has the wrong type.
    case malformedParameter(name: String, value: String?, expected: String)
    /// A query parameter occurs twice, so its value is ambiguous.
    case duplicateParameter(String)
    /// The link has too many screens below or over its own. Contains the name of the parameter.
    case tooManyInnerLinks(String, limit: Int)
    /// A screen below or over the link's own is refused. Contains the name of the parameter.
    indirect case innerLink(String, DeepLinkRefusal)

    /// The problem and the next step, for developers. Text of the link is shortened, and its control characters escaped.
    public var description: String {
        switch self {
        case .tooLong(let bytes, let limit):
            "The link is \(bytes) bytes long; links of up to \(limit) are read. Shorten it."
        case .malformedURL(let url, let reason):
            "The link \(quoted(url)) can't be read: \(reason.escapingControlCharacters). Correct it."
        case .unknownScheme(let scheme):
            "The app does not open links that begin with \(quoted(scheme + ":")). Use one of its own schemes, or https."
        case .unknownHost(let host):
            "The app does not open links to the host \(quoted(host)). Use a host of its own, without another port."
        case .unknownPath(let path):
            "The app has no screen at \(quoted(path)). It was removed or renamed, or the link is misspelt; case counts."
        case .unknownTab(let tab):
            "The app has no tab named \(quoted(tab)). Name another one, or leave \"tab\" out of the link."
        case .malformedParameter(let name, let value?, let expected):
            "The link's \(quoted(name)) is \(quoted(value)), but should be \(expected.escapingControlCharacters). "
                + "Correct the value."
        case .malformedParameter(let name, nil, let expected):
            "The link has no \(quoted(name)), which should be \(expected.escapingControlCharacters). Add the value."
        case .duplicateParameter(let name):
            "The link has more than one \(quoted(name)). Leave just one of them in it."
        case .tooManyInnerLinks(let name, let limit):
            "The link has more than \(limit) of \(quoted(name)). Leave the others out."
        case .innerLink(let name, let refusal):
            "The link's \(quoted(name)) can't be opened. \(refusal)"
        }
    }

    private func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(80)
        let isWhole = shown.endIndex == text.unicodeScalars.endIndex
        return "\"\(String(shown).escapingControlCharacters)\(isWhole ? "" : "…")\""
    }
}

extension String {
    /// The text without characters that could forge a line of a log, or hide a part of it.
    @_spi(Tools) public var escapingControlCharacters: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

enum LinkRedaction {
    /// The maximum length of a shown link, in bytes.
    private static let limit = 300

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
    /// Returns a link as a log may show it.
    ///
    /// A link to a screen shows scheme, host, the pattern of the path, and the names of its query parameters. Values are
    /// left out because they may hold any text that the user has typed, except for the tab and the transition. Other links
    /// show scheme and host. User names, passwords and fragments are never shown.
    public func redacted(_ link: String) -> String { redacted(link, showsInner: true) }

    private func redacted(_ link: String, showsInner: Bool) -> String {
        guard let address = try? LinkAddress(link, from: .inside) else {
            return "a text of \(link.utf8.count) bytes that isn't a link"
        }
        // In a link of the app's own scheme, the host is the first segment of the path.
        let ownScheme = address.scheme.flatMap { policy.schemes.contains($0) ? $0 : nil }
        let origin = ownScheme.map { "\($0):/" } ?? address.redactedOrigin
        guard var values = try? values(in: link, from: .inside), (try? route(of: &values)) != nil else {
            let path = ownScheme == nil && address.path.isEmpty ? "" : "/" + LinkRedaction.gap
            return LinkRedaction.visible(origin + path + (address.query.isEmpty ? "" : "?" + LinkRedaction.gap))
        }
        let parameters = address.parameters.map { name, value in
            let (shownName, shownValue) = (name.text, value.text)
            switch PercentCoding.decode(name, plusIsSpace: true) {
            case let reserved? where reserved == RoutePattern.viaName || reserved == RoutePattern.modalName:
                let inner = showsInner ? PercentCoding.decode(value, plusIsSpace: true) : nil
                return "\(reserved)=\(inner.map { redacted($0, showsInner: false) } ?? LinkRedaction.gap)"
            // Another text may be anything, because it is ignored.
            case RoutePattern.tabName? where table.tabs.contains(shownValue): return "\(shownName)=\(shownValue)"
            case RoutePattern.transitionName? where NavigationType(rawValue: shownValue) != nil:
                return "\(shownName)=\(shownValue)"
            default:
                // A token can be in the position of a name.
                let isName = (1...24).contains(name.count) && name.allSatisfy(PercentCoding.isUnreserved)
                return isName && !value.isEmpty ? "\(shownName)=\(LinkRedaction.gap)" : LinkRedaction.gap
            }
        }
        let query = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
        return LinkRedaction.visible(origin + values.pattern.path + query)
    }
}

extension LinkAddress {
    /// The scheme and the host, without a user or a password. Empty for a path.
    fileprivate var redactedOrigin: String {
        guard let scheme else { return "" }
        guard let authority else { return scheme + ":" }
        let parts = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return "\(scheme)://" + (parts.count > 1 ? LinkRedaction.gap + "@" : "") + (parts.last?.text ?? "")
    }
}

extension DeepLinkRefusal {
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
