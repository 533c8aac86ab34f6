extension LinkReader {
    /// The segment that stands before the link's path, once it is clear that the link is ours; nil when there is none.
    func firstSegment(
        of address: LinkAddress, _ link: String, _ source: LinkSource
    ) throws(DeepLinkRefusal) -> Substring? {
        guard let scheme = address.scheme else {
            guard source == .inside else {
                throw .malformedURL(link, reason: "it has no scheme, which a link from outside the app needs")
            }
            return nil
        }
        guard policy.accepts(scheme: scheme) else { throw .unknownScheme(scheme) }
        guard address.authority?.utf8.contains(UInt8(ascii: "@")) != true else {
            throw .malformedURL(link, reason: "it names a user or a password, which no link needs")
        }
        if LinkPolicy.isWeb(scheme) {
            try checkHost(of: address, scheme: scheme, in: link)
            return nil
        }
        guard address.authority != nil || address.path.utf8.first == LinkBytes.slash else {
            throw .malformedURL(link, reason: "its path does not begin with a slash")
        }
        guard let authority = address.authority, !authority.isEmpty else { return nil }
        guard !authority.utf8.contains(UInt8(ascii: ":")) else {
            throw .malformedURL(link, reason: "it names a port, which only web links have")
        }
        // In `shop://products/12` what looks like a host is the path's first segment.
        return authority
    }

    private func checkHost(of address: LinkAddress, scheme: String, in link: String) throws(DeepLinkRefusal) {
        guard let authority = address.authority, !authority.isEmpty else {
            throw .malformedURL(link, reason: "it names no host")
        }
        // Letters beyond ASCII stay as they are: some of them are others' small letters, or count as equal to them.
        let full = LinkBytes.lowercased(authority)
        let host = host(of: full, withoutPortOf: scheme)
        guard policy.hosts.contains(where: { $0.utf8.elementsEqual(full.utf8) || $0.utf8.elementsEqual(host.utf8) })
        else { throw .unknownHost(full) }
    }

    /// The host without the port that it has anyway.
    private func host(of authority: String, withoutPortOf scheme: String) -> String {
        let port = LinkPolicy.defaultPort(of: scheme).map { ":" + $0 } ?? ""
        let host = authority.dropLast(port.count)
        // One port at most: what is left is a name, or an IPv6 address in brackets.
        guard authority.hasSuffix(port), host.hasSuffix("]") || !host.contains(":") else { return authority }
        return String(host)
    }
}
