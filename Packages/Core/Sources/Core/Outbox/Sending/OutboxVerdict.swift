import Foundation
import Model

/// What becomes of an entry after an attempt.
enum OutboxVerdict: Hashable, Sendable {
    /// The server has done it.
    case done(HTTPResponse)
    /// It may be done or not: it is sent again, with the same key.
    case later(ServiceError, wish: Duration?)
    /// The server wants to know who asks: it waits until somebody signs in.
    case signIn
    /// The server has no such thing at all, or not for this user.
    case unsupported
    /// The server will never do it.
    case refused(RefusalDTO)
    /// The attempt was given up here: nothing is known and nothing is counted.
    case cancelled

    /// The table of the rules: each outcome of a request has one verdict.
    init(_ outcome: Result<HTTPResponse, ServiceError>) {
        switch outcome {
        case .failure(.cancelled): self = .cancelled
        case .failure(.unauthorised): self = .signIn
        case .failure(.rateLimited(let wish)): self = .later(.rateLimited(retryAfter: wish), wish: wish)
        case .failure(let error): self = .later(error, wish: nil)
        case .success(let response): self.init(response)
        }
    }

    private init(_ response: HTTPResponse) {
        guard let failure = response.failure(asking: "resource") else {
            self = .done(response)
            return
        }
        let refusal = RefusalDTO(response)
        switch response.status {
        case 401: self = .signIn
        case 403, 404, 405: self = .unsupported
        // The same key is still in work: the answer comes with a later attempt.
        case 409 where !refusal.hasReason && response.headers["Retry-After"] != nil:
            self = .later(failure, wish: response.retryAfter())
        // Redirects are what a network that wants a sign-in of its own answers with.
        case 300..<400, 408, 425, 429, 500...: self = .later(failure, wish: response.retryAfter())
        default: self = .refused(refusal)
        }
    }
}
