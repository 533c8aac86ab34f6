public import Foundation

/// Where messages for the apps of a running host are taken, and what proves the right to send them.
///
/// A host that takes messages (``BrowserHostConfiguration/takesMessages``) writes it to `control.json` in its session
/// root, readable by its owner alone, and takes it away at its end. After a crash it stays, and nothing answers there.
public struct ControlAddress: Codable, Hashable, Sendable {
    /// The port on loopback.
    public let port: Int
    /// Made anew by each run.
    public let token: String

    /// What a host in this session root has written; nil when none runs there.
    public static func ofHost(in sessionRoot: URL) -> ControlAddress? {
        guard let data = try? Data(contentsOf: file(in: sessionRoot)), data.count <= 4_096,
            let address = try? JSONDecoder().decode(ControlAddress.self, from: data),
            (1...65_535).contains(address.port), RandomToken.isToken(address.token)
        else { return nil }
        return address
    }

    /// Where a message is sent to, as the body of a `POST`.
    ///
    /// - Parameter session: The session that is to get it; nil for all that run.
    public func url(session: String? = nil) -> URL? {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = port
        components.path = "/_flow/control"
        if let session { components.queryItems = [URLQueryItem(name: "session", value: session)] }
        return components.url
    }

    /// The value of the `Authorization` header that a message needs.
    public var authorization: String { "Bearer " + token }

    static func file(in sessionRoot: URL) -> URL { sessionRoot.appending(path: "control.json") }
}
