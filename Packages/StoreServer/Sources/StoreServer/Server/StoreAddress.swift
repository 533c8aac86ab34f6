public import Foundation

/// The address of a running server.
public struct StoreAddress: Sendable, Hashable {
    public let host: String
    public let port: Int
    /// The URL that precedes all paths, without a slash at the end, as in `http://127.0.0.1:8080`.
    public let baseURL: URL

    init(host: String, port: Int, publicBaseURL: URL? = nil) {
        self.host = host
        self.port = port
        baseURL = publicBaseURL ?? Self.url(host: host, port: port)
    }

    private static func url(host: String, port: Int) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        // No client can connect to the address that stands for all addresses.
        components.host = ["0.0.0.0", "::", ""].contains(host) ? "localhost" : host.contains(":") ? "[\(host)]" : host
        components.port = port
        return components.url ?? URL(filePath: "/")
    }

    /// The ``baseURL`` as text that paths can be appended to.
    var prefix: String {
        let text = baseURL.absoluteString
        return String(text.reversed().drop { $0 == "/" }.reversed())
    }
}
