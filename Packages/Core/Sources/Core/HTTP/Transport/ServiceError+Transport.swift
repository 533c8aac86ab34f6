import AsyncHTTPClient
import Model
import NIOHTTP1

extension ServiceError {
    /// What an error of the HTTP client means. Whatever prevents an answer and is nothing else counts as offline: a
    /// refused connection, a name that can't be resolved, a connection that was cut.
    init(transport error: any Error) {
        switch error {
        case let error as ServiceError:
            self = error
        case is CancellationError:
            self = .cancelled
        case let error as HTTPClientError where error == .cancelled:
            self = .cancelled
        case let error as HTTPClientError where [.redirectLimitReached, .redirectCycleDetected].contains(error):
            self = .endlessRedirect
        case HTTPParserError.invalidEOFState:
            self = .offline
        case let error as HTTPParserError:
            self = .undecodable(path: "", reason: "it is not HTTP (\(error))")
        default:
            self = .offline
        }
    }

    static var endlessRedirect: ServiceError {
        .undecodable(path: "", reason: "it leads from one address to another and does not end")
    }
}
