import Foundation
import Model

/// The limits and delays of attempts.
struct OutboxPolicy: Hashable, Sendable {
    /// The number of failures that the server may answer before an entry needs attention.
    static let maximumFailures = 12
    /// The same for responses that say that the server is unavailable: some hours.
    static let maximumUnavailable = 100
    /// The number of successful but unreadable responses after which a change counts as made if the server says that it has
    /// seen the key before. Otherwise, the entry needs attention.
    static let maximumUnreadable = 3

    /// The time after which the server may have forgotten a key: an order that was sent before could be placed twice.
    static let maximumOrderAge: TimeInterval = 30 * 24 * 60 * 60

    /// The approximate delay after the first attempt. It doubles with each further attempt.
    var firstDelay: Duration = .seconds(1)
    /// The maximum delay without a `Retry-After`.
    var maximumDelay: Duration = .seconds(300)
    /// The maximum of `Retry-After`, so that a misconfigured server can't block the outbox.
    var maximumRetryAfter: Duration = .seconds(3600)

    /// Returns the delay after a number of attempts.
    ///
    /// It is random within the upper half of its range, so that many devices don't return at the same time.
    func delay(
        after attempts: Int, retryAfter: Duration?, using generator: inout some RandomNumberGenerator
    ) -> Duration {
        let doublings = min(max(attempts - 1, 0), 20)
        let backoff = min(firstDelay * (1 << doublings), maximumDelay)
        let delay = backoff * Double.random(in: 0.5...1, using: &generator)
        return max(delay, min(retryAfter ?? .zero, maximumRetryAfter))
    }
}

/// The outcome of an attempt.
enum SendOutcome: Hashable, Sendable {
    /// The server made the change.
    case done(APIResponse)
    /// The change is sent again with its key. Once the server has answered `limit` attempts, the entry needs attention;
    /// `nil` if it didn't answer this one.
    case retry(ServiceError, after: Duration?, limit: Int?)
    /// The change is pending until the user signs in.
    case signIn
    /// The server will never make the change.
    case rejected(RefusalDTO)
    /// The app gave up the attempt.
    case cancelled

    /// Decides about the result of a request. The article "Sending changes with an outbox" has the same table.
    init(_ result: Result<APIResponse, ServiceError>) {
        switch result {
        case .failure(.cancelled): self = .cancelled
        case .failure(.unauthorized): self = .signIn
        case .failure(.rateLimited(let delay)): self = .retry(.rateLimited(retryAfter: delay), after: delay, limit: nil)
        case .failure(.tooLarge(let limit)):
            self = .retry(.tooLarge(limitInBytes: limit), after: nil, limit: OutboxPolicy.maximumFailures)
        case .failure(let error): self = .retry(error, after: nil, limit: nil)
        case .success(let response): self.init(response)
        }
    }

    private init(_ response: APIResponse) {
        guard let failure = response.failure(asking: "resource") else {
            self = .done(response)
            return
        }
        let (refusal, retryAfter) = (RefusalDTO(response), response.retryAfter())
        switch response.status {
        // The token was just renewed. So this is the response to the request, and other requests may succeed.
        case 401: self = .retry(failure, after: retryAfter, limit: OutboxPolicy.maximumFailures)
        // The server gave a reason, so the response is its decision.
        case 400..<500 where refusal.hasReason: self = .rejected(refusal)
        // A gateway, a proxy or a deployment in progress. It may pass.
        case 403, 404, 405: self = .retry(failure, after: retryAfter, limit: OutboxPolicy.maximumFailures)
        // The server still processes the same key.
        case 409 where retryAfter != nil:
            self = .retry(failure, after: retryAfter, limit: OutboxPolicy.maximumUnavailable)
        // A network that requires a sign-in of its own answers with redirects and web pages.
        case 300..<400: self = .retry(failure, after: retryAfter, limit: nil)
        case 408, 425, 429, 502, 503, 504:
            self = .retry(failure, after: retryAfter, limit: OutboxPolicy.maximumUnavailable)
        case 500...: self = .retry(failure, after: retryAfter, limit: OutboxPolicy.maximumFailures)
        default:
            self =
                response.hasJSON
                ? .rejected(refusal) : .retry(failure, after: retryAfter, limit: OutboxPolicy.maximumFailures)
        }
    }
}

extension APIResponse {
    /// A Boolean value that indicates whether the body is a JSON object. Neither a web page nor an empty body is a response of
    /// the shop to a change.
    var hasJSON: Bool { (try? JSONSerialization.jsonObject(with: body)) is [String: Any] }
}
