import Foundation
import HTTPTypes
import Model

/// Sends requests to one API, and decodes its responses.
struct APIClient: Sendable {
    let address: APIAddress
    let transport: any HTTPTransport

    init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        self.transport = transport
    }

    /// The base of relative addresses in responses.
    var base: URL { address.base }

    /// Requests a resource.
    ///
    /// - Parameters:
    ///   - type: The type of the response.
    ///   - path: The segments of the path.
    ///   - query: The parameters.
    ///   - what: The name of the resource in messages: `product 12`.
    func get<Body: Decodable & Sendable>(
        _ type: Body.Type, _ path: [String], query: [APIAddress.Parameter] = [], asking what: String
    ) async throws(ServiceError) -> Body {
        try await send(address.request(.get, path, query: query), as: type, asking: what)
    }

    /// Sends a request, and decodes the response on the concurrent pool: callers are often on the main actor.
    @concurrent func send<Body: Decodable & Sendable>(
        _ request: APIRequest, as type: Body.Type, asking what: String
    ) async throws(ServiceError) -> Body {
        try WireDecoder.decode(type, from: try await successful(request, asking: what), base: base)
    }

    /// Sends a request whose response has no content that matters.
    ///
    /// - Throws: ``/Model/ServiceError/undecodable(path:reason:)`` if the response is a web page, as a network with a
    ///   sign-in page answers.
    func send(_ request: APIRequest, asking what: String) async throws(ServiceError) {
        let response = try await successful(request, asking: what)
        guard response.body.isEmpty || response.hasJSON else {
            throw ServiceError.undecodable(path: "", reason: "it is not JSON").explained(by: response)
        }
    }

    private func successful(_ request: APIRequest, asking what: String) async throws(ServiceError) -> APIResponse {
        let response = try await transport.send(request)
        if let failure = response.failure(asking: what) { throw failure }
        return response
    }
}
