/// Checks that a link has a scheme and host of a policy.
struct LinkOrigins: Sendable {
    private struct Scheme {
        let name: [UInt8]
        /// The end of a host that names the scheme's own port: `:443`. `nil` for schemes without a host.
        let port: [UInt8]?
    }

    private let schemes: [Scheme]
    private let hosts: [[UInt8]]

    init(_ policy: LinkPolicy) {
        schemes = policy.schemes.union(["https"]).sorted().map { scheme in
            Scheme(name: Array(scheme.utf8), port: LinkPolicy.port(of: scheme).map { Array(":\($0)".utf8) })
        }
        hosts = policy.hosts.sorted().map { Array($0.utf8) }
    }

    /// Returns the path of a link that the policy accepts.
    func path(of link: LinkAddress, from source: LinkSource) throws(DeepLinkRefusal) -> ArraySlice<UInt8> {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(link.text, reason: reason) }
        guard let name = link.scheme else {
            guard source == .inside else { throw refuse("it has no scheme, which a link from outside the app needs") }
            return link.path
        }
        guard let scheme = schemes.first(where: { name.isSame(as: $0.name) }) else {
            throw .unknownScheme(name.lowercasedText)
        }
        guard link.authority?.contains(UInt8(ascii: "@")) != true else {
            throw refuse("it names a user or a password, which no link needs")
        }
        if let port = scheme.port {
            guard let host = link.authority, !host.isEmpty else { throw refuse("it names no host") }
            guard isKnown(host, withoutPort: port) else { throw .unknownHost(host.lowercasedText) }
            return link.path
        }
        guard link.authority != nil || link.path.first == .slash else {
            throw refuse("its path does not begin with a slash")
        }
        guard let first = link.authority, !first.isEmpty else { return link.path }
        guard !first.contains(.colon) else { throw refuse("it names a port, which only web links have") }
        // In `shop://products/12`, the path begins with the second slash.
        return link.bytes[(first.startIndex - 1)..<link.path.endIndex]
    }

    private func isKnown(_ host: ArraySlice<UInt8>, withoutPort port: [UInt8]) -> Bool {
        if hosts.contains(where: { host.isSame(as: $0) }) { return true }
        let name = host.dropLast(port.count)
        // Only one port is removed: the rest is a name, or an IPv6 address in brackets.
        guard host.suffix(port.count).elementsEqual(port), name.last == UInt8(ascii: "]") || !name.contains(.colon)
        else { return false }
        return hosts.contains { name.isSame(as: $0) }
    }
}
