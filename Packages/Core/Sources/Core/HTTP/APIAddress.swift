import Foundation

/// Builds the addresses of an API that lives anywhere: at the root of a server or below a path of it.
struct APIAddress: Hashable, Sendable {
    /// The API's own address, without a query and with a slash at its end, so that relative addresses resolve below it.
    let base: URL

    init(_ api: URL) {
        var components = URLComponents(url: api, resolvingAgainstBaseURL: true)
        components?.query = nil
        components?.fragment = nil
        if let path = components?.percentEncodedPath, !path.hasSuffix("/") {
            components?.percentEncodedPath = path + "/"
        }
        base = components?.url ?? api
    }

    /// An address below the API's. Whatever a segment or a value holds, it stays in its place.
    func url(_ segments: [String], _ query: [(name: String, value: String)] = []) -> URL {
        var components = URLComponents(url: base, resolvingAgainstBaseURL: true)
        let path = segments.map(Self.segment).joined(separator: "/")
        components?.percentEncodedPath = base.path(percentEncoded: true) + path
        if !query.isEmpty {
            components?.percentEncodedQuery = query.map { "\($0.name)=\(Self.encoded($0.value))" }
                .joined(separator: "&")
        }
        return components?.url ?? base
    }

    /// A segment of dots alone would climb to another path.
    private static func segment(_ text: String) -> String {
        text.allSatisfy { $0 == "." } ? String(repeating: "%2E", count: text.count) : encoded(text)
    }

    /// Leaves only what has no meaning anywhere in an address.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
