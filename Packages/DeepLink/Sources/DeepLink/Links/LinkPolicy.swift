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

    /// The schemes that aren't web schemes, in their order.
    let ownSchemes: [String]
    /// `https://shop.example`, and the same with the scheme's own port.
    private let webOrigins: [[UInt8]]

    /// Creates a policy.
    ///
    /// A host with letters other than those from A to Z is stored as links have it: `xn--bcher-kva.example` for
    /// `bücher.example`. A text that isn't a host is left out: it is empty, or has a user's name or a path.
    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.compactMap(Self.host))
        ownSchemes = self.schemes.filter { Self.port(of: $0) == nil }.sorted()
        var origins: [String] = []
        for scheme in self.schemes.union(["https"]).sorted() {
            guard let port = Self.port(of: scheme) else { continue }
            for host in self.hosts.sorted() {
                origins.append("\(scheme)://\(host)")
                // The colons of an IPv6 address are in brackets.
                let hasPort = host.utf8.contains(.colon) && host.utf8.last != UInt8(ascii: "]")
                if !hasPort { origins.append("\(scheme)://\(host):\(port)") }
            }
        }
        webOrigins = origins.map { Array($0.utf8) }
    }

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
    /// Returns the end of the scheme and host of a web link to the app. `nil` if they aren't in lowercase.
    func end(in utf8: Span<UInt8>) -> Int? {
        for origin in webOrigins where utf8.begins(with: origin) {
            if origin.count == utf8.count || utf8[origin.count].endsOrigin { return origin.count }
        }
        return nil
    }

    /// Returns the position of the path in a link of the app.
    ///
    /// - Parameter utf8: The UTF-8 of the link.
    func path(
        of address: LinkAddress, _ utf8: Span<UInt8>, from source: LinkSource
    ) throws(DeepLinkRefusal) -> Range<Int> {
        if end(in: utf8) != nil { return address.path }
        guard let scheme = address.scheme else {
            guard source == .inside else {
                throw utf8.malformed("it has no scheme, which a link from outside the app needs")
            }
            return address.path
        }
        let name = utf8.lowercasedText(scheme)
        let isWeb = Self.port(of: name) != nil
        guard name == "https" || schemes.contains(name) else { throw .unknownScheme(name) }
        guard let authority = address.authority, !authority.isEmpty else {
            if isWeb { throw utf8.malformed("it names no host") }
            guard address.authority != nil || !address.path.isEmpty && utf8[address.path.lowerBound] == .slash else {
                throw utf8.malformed("its path does not begin with a slash")
            }
            return address.path
        }
        guard !utf8.contains(UInt8(ascii: "@"), in: authority) else {
            throw utf8.malformed("it names a user or a password, which no link needs")
        }
        if isWeb {
            // The case of schemes and hosts is ignored.
            let origin = Array("\(name)://\(utf8.lowercasedText(authority))".utf8)
            guard webOrigins.contains(origin) else { throw .unknownHost(utf8.lowercasedText(authority)) }
            return address.path
        }
        guard !utf8.contains(.colon, in: authority) else {
            throw utf8.malformed("it names a port, which only web links have")
        }
        // A web link whose scheme was replaced: `shop://shop.example/products/12`.
        if hosts.contains(utf8.lowercasedText(authority)) { return address.path }
        // In `shop://products/12`, the path begins with the second slash.
        return (authority.lowerBound - 1)..<address.path.upperBound
    }
}
