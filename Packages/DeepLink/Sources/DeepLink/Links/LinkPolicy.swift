/// The origin of a link.
public enum LinkSource: Hashable, Sendable {
    /// Another app, the web or a message. The link has a scheme, and a host or path of the app.
    case outside
    /// The app itself, its stored state, or a terminal. A plain path such as `/products/12` is accepted too.
    case inside

    /// The maximum length of a link, in bytes. A link that the app has written can hold long texts.
    var limit: Int { self == .inside ? LinkAddress.limit : 2_048 }
}

/// The schemes and hosts of the links that an app opens.
public struct LinkPolicy: Hashable, Sendable {
    /// The app's own schemes in lowercase: `shop`. With `http`, links to ``hosts`` can be insecure, for development.
    public let schemes: Set<String>
    /// The hosts of the app's web links in lowercase. A host with a port, `localhost:8443`, stands for that port only.
    public let hosts: Set<String>

    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// The scheme of the links that ``LinkForm/customScheme`` creates.
    var customScheme: String? { schemes.filter { Self.port(of: $0) == nil }.min() }

    /// Returns the port of a web scheme. Returns `nil` for other schemes.
    static func port(of scheme: String) -> String? {
        switch scheme {
        case "https": "443"
        case "http": "80"
        default: nil
        }
    }
}
