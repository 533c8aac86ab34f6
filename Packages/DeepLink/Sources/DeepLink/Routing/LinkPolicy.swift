/// Which links from outside are this app's.
public struct LinkPolicy: Hashable, Sendable {
    /// The app's own schemes, in lower case: `shop`. With `http` in it, links to ``hosts`` need not be secure; that is
    /// for development.
    public let schemes: Set<String>
    /// The hosts of its web links, in lower case. With a port, `localhost:8443`, just that port of the host.
    public let hosts: Set<String>

    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    func accepts(scheme: String) -> Bool { scheme == "https" || schemes.contains(scheme) }

    /// The scheme of the links that ``LinkForm/customScheme`` makes.
    var customScheme: String? { schemes.filter { !Self.isWeb($0) }.min() }

    /// The port of a scheme that has hosts.
    static func defaultPort(of scheme: String) -> String? {
        switch scheme {
        case "https": "443"
        case "http": "80"
        default: nil
        }
    }

    static func isWeb(_ scheme: String) -> Bool { defaultPort(of: scheme) != nil }
}
