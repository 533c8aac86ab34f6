import Foundation
import HTTPTypes

@testable import Core

/// A response that isn't the shop's decision, whatever its status says.
struct BadResponse: Sendable, CustomStringConvertible {
    let status: Int
    let body: String

    var description: String { "\(status) \(body.prefix(40))" }
    var response: APIResponse {
        APIResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(body.utf8))
    }

    private static let statuses =
        [300, 301, 302, 303, 304, 307, 308] + [
            400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414,
        ]
        + [415, 417, 418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451]
        + [500, 501, 502, 503, 504, 505, 507, 508, 511]

    /// Each status, with the text of a gateway and without one.
    static let failures = statuses.flatMap { status in
        [#"{"message":"no Route matched with those values"}"#, ""].map { BadResponse(status: status, body: $0) }
    }

    /// Each status once, every other one with the text of a gateway.
    static let eachFailure = failures.enumerated().filter { $0.offset % 4 == 0 || $0.offset % 4 == 3 }.map(\.element)

    /// Successes with another body than the shop's.
    static let successes = ["", "{}", "<html>Welcome</html>", #"{"id":1,"products":[{"id":"#].map {
        BadResponse(status: 200, body: $0)
    }
}
