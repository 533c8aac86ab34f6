public import Foundation

/// The port and token for messages to the apps of a running host.
///
/// A host that takes messages (``BrowserHostConfiguration/takesMessages``) writes it to `control.json` in its session
/// root, readable by its owner alone, and removes it when it stops. After a crash the file stays, and nothing listens
/// at the port.
public struct ControlAddress: Codable, Hashable, Sendable {
    /// The port on loopback.
    public let port: Int
    /// The token, which each run makes.
    public let token: String

    /// Returns the address that a host has written to a session root; nil if none runs there.
    public static func ofHost(in sessionRoot: URL) -> ControlAddress? {
        guard let data = try? Data(contentsOf: file(in: sessionRoot)), data.count <= 4_096,
            let address = try? JSONDecoder().decode(ControlAddress.self, from: data),
            (1...65_535).contains(address.port), RandomToken.isToken(address.token)
        else { return nil }
        return address
    }

    /// Returns the URL to which a message is sent, as the body of a `POST`.
    ///
    /// - Parameter session: The name of a session; nil for all running ones.
    public func url(session: String? = nil) -> URL? {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = port
        components.path = "/_flow/control"
        if let session { components.queryItems = [URLQueryItem(name: "session", value: session)] }
        return components.url
    }

    /// Returns whether a text has the form of a session's name.
    public static func isSessionName(_ text: String) -> Bool { RandomToken.isToken(text) }

    /// The value of the `Authorization` header that a message needs.
    public var authorization: String { "Bearer " + token }

    static func file(in sessionRoot: URL) -> URL { sessionRoot.appending(path: "control.json") }
}
