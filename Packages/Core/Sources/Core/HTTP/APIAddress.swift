import Foundation
import HTTPTypes

/// Creates the URLs and requests of an API, which may be at the root of a server or below a path.
struct APIAddress: Hashable, Sendable {
    typealias Parameter = (name: String, value: String)

    /// The base URL, without a query and with a trailing slash, so that relative URLs resolve below it.
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

    /// Returns a URL below the base. Segments and values are percent-encoded, so that none changes the path.
    func url(_ segments: [String], _ query: [Parameter] = []) -> URL {
        var components = URLComponents(url: base, resolvingAgainstBaseURL: true)
        let path = segments.map(Self.segment).joined(separator: "/")
        components?.percentEncodedPath = base.path(percentEncoded: true) + path
        if !query.isEmpty {
            components?.percentEncodedQuery = query.map { "\($0.name)=\(Self.encoded($0.value))" }
                .joined(separator: "&")
        }
        return components?.url ?? base
    }

    /// Returns a request for JSON.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The segments of the path.
    ///   - query: The parameters.
    ///   - body: The body as JSON.
    ///   - key: The idempotency key.
    func request(
        _ method: HTTPRequest.Method, _ path: [String], query: [Parameter] = [], body: Data? = nil, key: UUID? = nil
    ) -> APIRequest {
        var request = APIRequest(
            method: method, url: url(path, query), headers: [.accept: "application/json"], body: body)
        if body != nil { request.headers[.contentType] = "application/json" }
        if let key { request.idempotencyKey = key.uuidString.lowercased() }
        return request
    }

    /// Encodes a segment. One of dots only would lead to another path.
    private static func segment(_ text: String) -> String {
        text.allSatisfy { $0 == "." } ? String(repeating: "%2E", count: text.count) : encoded(text)
    }

    /// Encodes all characters except the unreserved ones of RFC 3986.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
