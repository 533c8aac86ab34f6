import RoutePatterns

/// Links as logs may show them.
///
/// Of a link to a screen: scheme, host, the pattern of the path, and the names of the query parameters. Values are left
/// out, because they may hold anything that a user has typed; only the tab and the transition are shown. Of any other
/// link: scheme and host. User names, passwords and fragments are never shown.
public enum LinkRedaction {
    /// How much of a link is shown, in bytes.
    static let limit = 300

    /// What stands in the place of what is left out.
    static let gap = "…"
}

extension LinkRedaction {
    /// The start of a link: scheme and host; nothing of a link that is none.
    static func origin(of address: LinkAddress) -> String {
        guard let scheme = address.scheme else { return "" }
        guard let authority = address.authority else { return scheme + ":" }
        // What stands before an at sign is a user or a password.
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return scheme + "://" + (host.count < authority.count ? gap + "@" : "") + host
    }

    /// Returns a query with gaps instead of values.
    ///
    /// - Parameters:
    ///   - isShown: Returns whether an item, with the given decoded name, is shown with its value.
    ///   - inner: Redacts a link within the link.
    static func query(
        _ query: Substring, showing isShown: (_ name: String, _ item: String) -> Bool, inner: (String) -> String
    ) -> String {
        let items = query.utf8.split(separator: UInt8(ascii: "&")).map { item -> String in
            let name = item.prefix { $0 != UInt8(ascii: "=") }.asText
            let value = item.dropFirst(name.utf8.count + 1).asText
            let decoded = PercentCoding.decode(name, plusIsSpace: true) ?? ""
            if decoded == RoutePattern.viaName || decoded == RoutePattern.modalName {
                return "\(decoded)=" + (PercentCoding.decode(value, plusIsSpace: true).map(inner) ?? gap)
            }
            if isShown(decoded, String(item.asText)) { return String(item.asText) }
            return isPlain(name) && !value.isEmpty ? "\(name)=\(gap)" : gap
        }
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }

    /// Whether it looks like a name that somebody has chosen: a token may stand where a name does.
    private static func isPlain(_ name: Substring) -> Bool {
        !name.isEmpty && name.utf8.count <= 24 && name.utf8.allSatisfy { LinkBytes.isUnreserved($0) }
    }

    /// Without what could forge a log, and not longer than is shown.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            guard result.utf8.count < limit else { return result + gap }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
