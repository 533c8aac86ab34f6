import Foundation

/// What an answer is kept under: the address, and whatever in the request's header may make the answer another one.
///
/// Two requests have equal keys when the answer to one may stand in for that to the other.
public struct ResponseKey: Hashable, Codable, Sendable {
    /// The address with its query, without a fragment.
    public let url: String
    /// The lines of the header that may matter, in lower case and sorted by name, one below the other.
    public let variant: String

    /// The key of a `GET`; nil for any other request.
    public init?(_ request: HTTPRequest) {
        guard request.method == .get else { return nil }
        var components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        components?.fragment = nil
        url = components?.string ?? request.url.absoluteString
        variant = request.headers.fields.map { (name: $0.name.lowercased(), value: $0.value) }
            .filter { !Self.irrelevant.contains($0.name) }
            .sorted { ($0.name, $0.value) < ($1.name, $1.value) }
            .map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    }

    /// Whether the key tells apart all that an answer depends on (`Vary`).
    func covers(_ response: HTTPResponse) -> Bool {
        response.headers.values(of: "Vary").flatMap { $0.split(separator: ",") }.allSatisfy { name in
            let name = name.trimmingCharacters(in: .whitespaces).lowercased()
            // How a body is compressed, the transport has undone.
            return name == "accept-encoding" || name != "*" && !Self.irrelevant.contains(name)
        }
    }

    /// What is another for each request, is a secret, or says how to send rather than what.
    private static let irrelevant: Set<String> = [
        "accept-encoding", "authorization", "cache-control", "cookie", "if-modified-since", "if-none-match",
        "proxy-authorization", "x-request-id",
    ]
}
