import Foundation
import HTTPTypes
import OrderedCollections

/// The responses to a user's changes, by idempotency key.
///
/// A device may be offline for weeks between a request and its repetition, so a key is remembered for a month. If all
/// bodies together exceed 4 MB, the oldest are dropped; their keys stay. The number of keys is bounded, too.
struct RememberedResponses: Sendable {
    /// The time for which a key is remembered, in seconds.
    static let maximumAge: TimeInterval = 30 * 24 * 60 * 60
    static let maximumCount = 200_000
    static let maximumBytes = 4 << 20

    /// The oldest first.
    private var responses: OrderedDictionary<String, RememberedResponse> = [:]
    /// The number of the oldest responses without a body.
    private var bodiless = 0
    /// The size of all bodies.
    private var bytes = 0

    init() {}

    var count: Int { responses.count }

    subscript(_ key: String) -> RememberedResponse? { responses[key] }

    /// Remembers the response to a new key, and drops what is too old or too large.
    mutating func remember(_ response: PrivateResponse, _ key: String, _ fingerprint: String, at now: Date) {
        add(
            RememberedResponse(
                key: key, fingerprint: fingerprint, status: response.status.code, body: response.body, date: now))
        while bytes > Self.maximumBytes, bodiless < responses.count {
            dropBody(at: bodiless)
            bodiless += 1
        }
        dropOldest(before: now.addingTimeInterval(-Self.maximumAge))
    }

    private mutating func add(_ response: RememberedResponse) {
        guard responses[response.key] == nil else { return }
        responses[response.key] = response
        bytes += response.body?.utf8.count ?? 0
    }

    private mutating func dropBody(at index: Int) {
        bytes -= responses.values[index].body?.utf8.count ?? 0
        responses.values[index].body = nil
    }

    private mutating func dropOldest(before date: Date) {
        let excess = max(0, responses.count - Self.maximumCount)
        let count = excess + responses.values.dropFirst(excess).prefix { $0.date < date }.count
        for index in 0..<count { dropBody(at: index) }
        responses.removeFirst(count)
        bodiless = max(bodiless - count, 0)
    }
}

extension RememberedResponses: Codable {
    private enum CodingKeys: String, CodingKey { case answers }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for response in try container.decode([RememberedResponse].self, forKey: .answers) { add(response) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Array(responses.values), forKey: .answers)
    }
}

/// The response to a request with an idempotency key.
struct RememberedResponse: Sendable, Codable {
    let key: String
    /// A hash of the request. Another request with the same key is rejected.
    let fingerprint: String
    let status: Int
    /// The JSON; nil if it was dropped.
    var body: String?
    let date: Date

    var replayed: PrivateResponse {
        var response = PrivateResponse(
            status: HTTPResponse.Status(code: min(max(status, 200), 599)),
            body: body ?? (status == 204 ? "" : Self.droppedBody))
        response.headers[named: "Idempotent-Replayed"] = "true"
        return response
    }

    private static let droppedBody =
        #"{"message":"This was answered before. What else was said is not remembered"}"#
}
