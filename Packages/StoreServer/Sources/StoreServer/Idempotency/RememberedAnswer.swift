import Foundation
import HTTPTypes

/// What was answered to a request with a key.
struct RememberedAnswer: Sendable {
    let key: String
    /// What the request was: another one with the same key is a mistake.
    let fingerprint: String
    let status: Int
    /// Nil when it was too much to be remembered.
    var body: String?
    let date: Date

    var replayed: StoreResponse {
        let body = body ?? (status == 204 ? "" : Self.forgotten)
        var answer = StoreResponse(
            status: HTTPResponse.Status(code: min(max(status, 200), 599)),
            headers: body.isEmpty
                ? [.cacheControl: "no-store"] : [.contentType: StoreResponse.json, .cacheControl: "no-store"],
            body: Array(body.utf8))
        if let name = Self.header { answer.headers[name] = "true" }
        return answer
    }

    private static let header = HTTPField.Name("Idempotent-Replayed")
    private static let forgotten = #"{"message":"This was answered before. What else was said is not remembered"}"#
}

extension RememberedAnswer: Codable {
    private enum Field: String, CodingKey { case key, fingerprint, status, body, date }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Field.self)
        key = try container.decode(String.self, forKey: .key)
        fingerprint = try container.decode(String.self, forKey: .fingerprint)
        status = try container.decode(Int.self, forKey: .status)
        body = try container.decodeIfPresent(String.self, forKey: .body)
        // Files of former versions have no dates: their answers count from now on.
        date = try container.decodeIfPresent(Date.self, forKey: .date) ?? Date()
    }
}
