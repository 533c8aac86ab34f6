public import Model

/// Asks a server whether a kept answer still holds, instead of having it sent again (RFC 9110, section 13).
///
/// It never answers by itself: a kept answer is used when the server says that nothing has changed (304). Only a `GET` is
/// kept, only a 200 that has an `ETag` or `Last-Modified`, and nothing that the server wants not to be kept
/// (`Cache-Control: no-store`). Requests that carry conditions of their own pass as they are.
public struct RevalidatingTransport: HTTPTransport {
    /// Whose answers a cache keeps.
    public enum Scope: Hashable, Sendable {
        /// Anybody's. An answer to a request that says who asks is not kept, nor one that is `private`.
        case shared
        /// One user's, and it goes when they do.
        case personal
    }

    private let base: any HTTPTransport
    private let cache: any ResponseCache
    private let scope: Scope

    /// - Parameters:
    ///   - base: What asks the server.
    ///   - cache: What keeps the answers.
    ///   - scope: Whose answers it keeps.
    public init(_ base: any HTTPTransport, cache: any ResponseCache, scope: Scope = .shared) {
        self.base = base
        self.cache = cache
        self.scope = scope
    }

    /// - Throws: What the transport behind this one throws. ``/Model/ServiceError/undecodable(path:reason:snippet:)`` for
    ///   a server that says twice that nothing has changed, of something that is not here.
    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        guard let key = key(of: request) else { return try await base.send(request) }
        if let stored = await cache.get(key), let conditional = request.asking(whetherHolds: stored) {
            let response = try await base.send(conditional)
            guard response.status == 304 else { return await kept(response, key) }
            let headers = stored.headers.renewed(by: response.headers)
            await cache.touch(key, headers: headers)
            return HTTPResponse(status: 200, headers: headers, body: stored.body)
        }
        var response = try await base.send(request)
        if response.status == 304 {
            // Something on the way has mistaken it for another's question. Once more, past all that keeps answers.
            var anew = request
            anew.headers.set("Cache-Control", "no-cache")
            response = try await base.send(anew)
            if response.status == 304 { throw .unchangedWithoutCopy }
        }
        return await kept(response, key)
    }

    private func key(of request: HTTPRequest) -> ResponseKey? {
        guard !["If-None-Match", "If-Modified-Since", "Range"].contains(where: { request.headers[$0] != nil }) else {
            return nil
        }
        let saysWhoAsks = ["Authorization", "Cookie"].contains { request.headers[$0] != nil }
        return saysWhoAsks && scope == .shared ? nil : ResponseKey(request)
    }

    /// Keeps an answer if it may be, and forgets the one before if it holds no more.
    private func kept(_ response: HTTPResponse, _ key: ResponseKey) async -> HTTPResponse {
        if response.mayBeKept(scope), key.covers(response) {
            await cache.put(StoredResponse(headers: response.headers.worthKeeping, body: response.body), for: key)
        } else if response.status < 500, response.status != 429 {
            await cache.remove(key)
        }
        return response
    }
}
