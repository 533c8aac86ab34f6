import Foundation
import Hummingbird
import Logging
import NIOCore

/// The data of one request that middleware and routes share.
struct StoreRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection, for middleware that closes it; nil for a request from the same process.
    let channel: (any Channel)?
    /// The beginning of all URLs in the response, without a slash at the end.
    var baseURL = ""
    /// The user whose access token the request has, in routes of an authenticated group.
    var identity: StoreUser?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    /// Creates the context of a request from the same process.
    init(logger: Logger) {
        coreContext = CoreRequestContextStorage(source: LogSource(logger: logger))
        channel = nil
    }

    private struct LogSource: RequestContextSource { let logger: Logger }

    var responseEncoder: CacheableJSONEncoder { CacheableJSONEncoder() }

    /// The address of the client's machine.
    var client: String { channel?.remoteAddress?.ipAddress ?? "" }

    /// Returns the user whom ``Authenticator`` identified.
    func requireIdentity() throws -> StoreUser {
        guard let identity else { throw HTTPError.tokenRequired }
        return identity
    }

    /// Returns a decoded part of the path.
    func parameter(_ name: String) throws -> String {
        guard let text = try parameters.require(name).removingPercentEncoding else { throw HTTPError.invalidEncoding }
        return text
    }
}

/// The parameters of a URL.
struct QueryParameters {
    private var values: [String: String] = [:]

    /// - Throws: `HTTPError` if the query isn't percent-encoded UTF-8.
    init(_ request: Request) throws {
        for pair in (request.uri.query ?? "").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = sides.map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard let name = decoded[0], let value = decoded.count == 1 ? "" : decoded[1] else {
                throw HTTPError.invalidEncoding
            }
            // As in most servers of this format, the first value counts.
            if values[name] == nil { values[name] = value }
        }
    }

    subscript(_ name: String) -> String? { values[name] }

    /// Returns a whole number; nil for a missing or empty parameter.
    func number(_ name: String) throws -> Int? {
        guard let text = values[name], !text.isEmpty else { return nil }
        guard let number = Int(text), number >= 0 else { throw HTTPError.invalidNumber(name) }
        return number
    }

    /// Returns the page that `limit` and `skip` describe.
    func page() throws -> Page {
        Page(limit: try number("limit") ?? 30, skip: try number("skip") ?? 0)
    }

    /// A part of a list.
    struct Page {
        /// The maximum number of elements; 0 for all.
        let limit: Int
        let skip: Int

        func elements<Element>(of all: [Element]) -> ArraySlice<Element> {
            let rest = all.dropFirst(skip)
            return limit == 0 ? rest : rest.prefix(limit)
        }
    }
}
