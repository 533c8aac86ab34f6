/// The address that the host listens on.
public struct ListeningAddress: Sendable, Hashable {
    public let host: String
    public let port: Int

    /// The URL for a browser's address bar.
    public var url: String {
        switch host {
        case "0.0.0.0", "::", "": "http://localhost:\(port)/"
        case _ where host.contains(":"): "http://[\(host)]:\(port)/"
        default: "http://\(host):\(port)/"
        }
    }
}
