import Foundation

/// Pictures on the API's own server are stored without its address, and found again where it is now.
struct ImageAddresses: Sendable {
    /// `http://127.0.0.1:8080`
    private let origin: String?

    init(origin: URL?) {
        guard let origin, var parts = URLComponents(url: origin, resolvingAgainstBaseURL: true), parts.host != nil
        else {
            self.origin = nil
            return
        }
        parts.user = nil
        parts.password = nil
        parts.path = ""
        parts.query = nil
        parts.fragment = nil
        self.origin = parts.string
    }

    /// What is stored of an address: a path, or a whole address on another server.
    func stored(_ address: URL) -> String {
        let text = address.absoluteString
        guard let origin, text.hasPrefix(origin) else { return text }
        let rest = String(text.dropFirst(origin.count))
        return Self.isPath(rest) ? rest : text
    }

    /// The address of what is stored; nil for a path while there is no server.
    func address(of stored: String) -> URL? {
        guard Self.isPath(stored) else { return URL(string: stored) }
        return origin.flatMap { URL(string: $0 + stored) }
    }

    /// Two slashes begin a host, not a path.
    private static func isPath(_ text: String) -> Bool {
        text.hasPrefix("/") && !text.hasPrefix("//")
    }
}
