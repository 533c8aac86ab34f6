public import Foundation

/// Where a running store can be reached.
public struct StoreAddress: Sendable, Hashable {
    public let host: String
    public let port: Int
    /// What clients put before a path, without a slash at its end, as `http://127.0.0.1:8080`.
    public let baseURL: URL

    init(host: String, port: Int, publicBaseURL: URL? = nil) {
        self.host = host
        self.port = port
        baseURL = publicBaseURL ?? Self.url(host: host, port: port)
    }

    private static func url(host: String, port: Int) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        // "All addresses" is none that a client can ask for.
        components.host = ["0.0.0.0", "::", ""].contains(host) ? "localhost" : host.contains(":") ? "[\(host)]" : host
        components.port = port
        return components.url ?? URL(filePath: "/")
    }

    /// ``baseURL`` as text that paths can be put after.
    var prefix: String {
        var text = baseURL.absoluteString
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
