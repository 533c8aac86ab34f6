import AsyncHTTPClient
import Model
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

extension ServiceError {
    /// What an error of the HTTP client means. Whatever prevents an answer and is nothing else counts as offline: a
    /// refused connection, a name that can't be resolved, a connection that was cut.
    init(transport error: any Error, _ request: HTTPRequest, _ limits: HTTPTimeLimits) {
        switch error {
        case let error as ServiceError:
            self = error
        case is CancellationError:
            self = .cancelled
        case let error as HTTPClientError where error == .cancelled:
            self = .cancelled
        case let error as HTTPClientError where Self.connectTimeouts.contains(error):
            self = .timedOut(after: limits.connect)
        case ChannelError.connectTimeout:
            self = .timedOut(after: limits.connect)
        case let error as HTTPClientError where [.redirectLimitReached, .redirectCycleDetected].contains(error):
            self = .endlessRedirect
        case HTTPParserError.invalidEOFState:
            self = .offline
        case let error as HTTPParserError:
            self = .undecodable(path: "", reason: "it is not HTTP (\(error))")
        case NIOHTTPDecompression.DecompressionError.limit:
            self = .tooLarge(limitInBytes: request.bodyLimit)
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
            self = .undecodable(path: "", reason: "its compression is broken")
        default:
            self = Self(tls: error) ?? .offline
        }
    }

    /// A connection was not there in time, or none was free.
    private static let connectTimeouts: [HTTPClientError] = [
        .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout,
    ]

    static var endlessRedirect: ServiceError {
        .undecodable(path: "", reason: "it leads from one address to another and does not end")
    }

    static func unknownCompression(_ name: String) -> ServiceError {
        .undecodable(path: "", reason: "it is compressed in a way that was not asked for (\(name.prefix(32)))")
    }
}
