import Foundation
import HTTPTypes
import Model

/// Asks for JSON, and reads it.
struct JSONExchange: Sendable {
    let transport: any HTTPTransport

    /// - Parameter what: What is asked for, as a message names it: `product 12`.
    func get<Answer: Decodable>(
        _ type: Answer.Type, _ url: URL, _ what: String
    ) async throws(ServiceError) -> Answer {
        try await answer(to: APIRequest(url: url, headers: .json), as: type, what)
    }

    /// Sends a body, too. It is not repeated when it fails.
    func post<Answer: Decodable>(
        _ body: [String: String], _ type: Answer.Type, _ url: URL, _ what: String
    ) async throws(ServiceError) -> Answer {
        let encoded = try WireEncoder.encode(body)
        let request = APIRequest(method: .post, url: url, headers: .jsonBody, body: encoded)
        return try await answer(to: request, as: type, what)
    }

    private func answer<Answer: Decodable>(
        to request: APIRequest, as type: Answer.Type, _ what: String
    ) async throws(ServiceError) -> Answer {
        let response = try await transport.send(request)
        if let failure = response.failure(asking: what) { throw failure }
        return try WireDecoder.decode(type, from: response, to: request)
    }
}
