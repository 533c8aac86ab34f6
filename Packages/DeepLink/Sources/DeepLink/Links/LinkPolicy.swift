import Foundation

/// The origin of a link.
public enum LinkSource: Hashable, Sendable {
    /// Another app, the web or a message. The link has a scheme, and a host or path of the app.
    case outside
    /// The app itself, its stored state, or a terminal. A plain path such as `/products/12` is accepted too.
    case inside

    /// The maximum length of a link, in bytes. A link that the app has written can hold long texts.
    var limit: Int { self == .inside ? 65_536 : 2_048 }
}

/// The schemes and hosts of the links that an app opens.
public struct LinkPolicy: Hashable, Sendable {
    /// The app's own schemes in lowercase: `shop`. With `http`, links to ``hosts`` can be insecure, for development.
    public let schemes: Set<String>
    /// The hosts of the app's web links in lowercase. A host with a port, `localhost:8443`, stands for that port only.
    public let hosts: Set<String>

    /// Creates a policy.
    ///
    /// A host with letters other than those from A to Z is stored as links have it: `xn--bcher-kva.example` for
    /// `bücher.example`. A text that isn't a host is left out: it is empty, or has a user's name or a path.
    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.compactMap(Self.host))
    }

    /// The first of the schemes that aren't web schemes, by name.
    var ownScheme: String? { schemes.filter { Self.port(of: $0) == nil }.min() }

    /// Returns a host as links have it. Returns `nil` for a text that isn't a host.
    static func host(_ text: String) -> String? {
        let host = text.lowercased()
        guard !host.isEmpty, !host.utf8.contains(where: "@/\\?#".utf8.contains) else { return nil }
        guard !host.utf8.allSatisfy({ $0 < 0x80 }) else { return host }
        let prefix = "https://"
        let url = URL(string: prefix + host)?.absoluteString ?? ""
        let encoded = url.dropFirst(prefix.count)
        return url.hasPrefix(prefix) && !encoded.isEmpty && encoded.utf8.allSatisfy { $0 < 0x80 }
            ? String(encoded) : nil
    }

    /// Returns the port of a web scheme. Returns `nil` for other schemes.
    static func port(of scheme: String) -> String? {
        switch scheme {
        case "https": "443"
        case "http": "80"
        default: nil
        }
    }
}

// Finding the path of a link.
extension LinkPolicy {
    func path(
        of address: LinkAddress, in link: String, from source: LinkSource
    ) throws(DeepLinkRefusal) -> LinkAddress.Text {
        guard let scheme = address.scheme else {
            guard source == .inside else {
                throw .malformedURL(link, reason: "it has no scheme, which a link from outside the app needs")
            }
            return address.path
        }
        let port = Self.port(of: scheme)
        guard scheme == "https" || schemes.contains(scheme) else { throw .unknownScheme(scheme) }
        guard let authority = address.authority, let host = address.host, !host.isEmpty else {
            guard port == nil else { throw .malformedURL(link, reason: "it names no host") }
            guard address.authority != nil || address.path.first == .slash else {
                throw .malformedURL(link, reason: "its path does not begin with a slash")
            }
            return address.path
        }
        guard !authority.contains(UInt8(ascii: "@")) else {
            throw .malformedURL(link, reason: "it names a user or a password, which no link needs")
        }
        if let port {
            guard hosts.contains(host) || isHost(host, withPort: port) else { throw .unknownHost(host) }
            return address.path
        }
        guard !authority.contains(.colon) else {
            throw .malformedURL(link, reason: "it names a port, which only web links have")
        }
        // A web link whose scheme was replaced: `shop://shop.example/products/12`.
        if hosts.contains(host) { return address.path }
        // In `shop://products/12`, the path begins with the second slash.
        return [.slash] + authority + address.path
    }

    /// Returns whether a text is a host without a port and the port of its scheme.
    private func isHost(_ text: String, withPort port: String) -> Bool {
        guard text.hasSuffix(":" + port) else { return false }
        let host = String(text.dropLast(port.count + 1))
        // The colons of an IPv6 address are in brackets.
        return hosts.contains(host) && (!host.contains(":") || host.hasSuffix("]"))
    }
}
