public import Logging
public import Model

/// Writes a line about each request when it is over: what was asked, what came of it, how long it took, how much it was.
///
/// Headers and bodies are never logged, nor what a server says in its own words, nor any value in an address that may say
/// something of somebody: no token, no password, no cookie and no search gets into a log.
public struct LoggingTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let now: @Sendable () -> Duration
    private let logger: Logger

    /// - Parameters:
    ///   - base: What carries the requests.
    ///   - clock: What they are timed with.
    ///   - logger: Gets the lines: at level `debug`, and those about failures at `info`.
    public init(_ base: any HTTPTransport, clock: any Clock<Duration> = ContinuousClock(), logger: Logger) {
        self.base = base
        now = stopwatch(clock)
        self.logger = logger
    }

    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        let start = now()
        let outcome = await base.outcome(of: request)
        let milliseconds = Int((now() - start) / .milliseconds(1))
        var metadata: Logger.Metadata = ["ms": "\(milliseconds)"]
        if let id = request.id { metadata["request"] = "\(id.logged)" }
        if let body = request.body { metadata["sent"] = "\(body.count)" }
        switch outcome {
        case .success(let response):
            metadata["received"] = "\(response.body.count)"
            let isFine = response.status < 400
            logger.log(level: isFine ? .debug : .info, "\(request.logText) \(response.status)", metadata: metadata)
        case .failure(let failure):
            let level: Logger.Level = failure == .cancelled ? .debug : .info
            logger.log(level: level, "\(request.logText) \(failure.logText)", metadata: metadata)
        }
        return try outcome.get()
    }
}

extension ServiceError {
    /// The kind of a failure, without any words of the server's: those may quote what it was sent.
    var logText: String {
        switch self {
        case .offline: "offline"
        case .timedOut(let limit): "timed out after \(limit)"
        case .cancelled: "cancelled"
        case .unauthorised: "unauthorised"
        case .forbidden: "forbidden"
        case .notFound: "not found"
        case .conflict: "conflict"
        case .rateLimited(let delay): "rate limited" + (delay.map { " for \($0)" } ?? "")
        case .rejected(let status, _): "rejected (\(status))"
        case .server(let status, _): "server failure (\(status))"
        case .untrusted(let reason): "untrusted: \(reason)"
        case .undecodable(let path, let reason, _): "undecodable\(path.isEmpty ? "" : " at \(path)"): \(reason)"
        case .tooLarge(let limit): "larger than \(limit) bytes"
        case .storage: "storage failure"
        }
    }
}

extension String {
    /// What a log can take of a name that may come from anywhere.
    fileprivate var logged: String { String(unicodeScalars.filter { $0.isASCII && $0.value > 32 }.prefix(64)) }
}
