/// The names by which a browser may call this server.
///
/// Any site can let its own name resolve to 127.0.0.1 and then send requests to a local server as if to itself (DNS
/// rebinding). The `Host` header of such a request has the site's name.
struct HostPolicy: Sendable {
    private let names: Set<String>

    init(allowedHosts: Set<String>) {
        names = allowedHosts.reduce(into: ["127.0.0.1", "localhost", "[::1]"]) { $0.insert($1.lowercased()) }
    }

    /// Returns whether the value of a `Host` header (RFC 9110, section 7.2) names this server, on any port.
    func allows(_ authority: String?) -> Bool {
        guard let authority, let name = Self.name(of: authority) else { return false }
        return names.contains(name)
    }

    /// The host of `host[:port]`, in lower case; `nil` for anything of another shape.
    private static func name(of authority: String) -> String? {
        guard authority.utf8.count <= 260 else { return nil }
        let end: String.Index
        if authority.hasPrefix("[") {
            guard let bracket = authority.firstIndex(of: "]") else { return nil }
            end = authority.index(after: bracket)
        } else {
            end = authority.firstIndex(of: ":") ?? authority.endIndex
        }
        let rest = authority[end...]
        guard rest.isEmpty || isPort(rest) else { return nil }
        return authority[..<end].lowercased()
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && text.count <= 6 && text.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
    }
}
