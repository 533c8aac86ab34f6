import Foundation
import HTTPTypes
import Logging
import Model

extension HTTPMiddleware {
    /// Logs a line for each request when it is complete: method, path, outcome, duration and sizes.
    ///
    /// Header fields, bodies, the server's texts and query values that may describe a user are never logged.
    ///
    /// - Parameters:
    ///   - clock: The clock for the duration.
    ///   - logger: Gets failures at level `info` and other lines at level `debug`.
    static func logging(clock: any Clock<Duration> = ContinuousClock(), logger: Logger) -> HTTPMiddleware {
        let now = stopwatch(clock)
        return HTTPMiddleware { request, next async throws(ServiceError) in
            let start = now()
            let outcome = await Result { () async throws(ServiceError) in try await next(request) }
            var metadata: Logger.Metadata = ["ms": "\(Int((now() - start) / .milliseconds(1)))"]
            if let id = request.id { metadata["request"] = "\(id.logText)" }
            if let body = request.body { metadata["sent"] = "\(body.count)" }
            switch outcome {
            case .success(let response):
                metadata["received"] = "\(response.body.count)"
                let level: Logger.Level = response.status < 400 ? .debug : .info
                logger.log(level: level, "\(request.logText) \(response.status)", metadata: metadata)
            case .failure(let failure):
                let level: Logger.Level = failure == .cancelled ? .debug : .info
                logger.log(level: level, "\(request.logText) \(failure.logText)", metadata: metadata)
            }
            return try outcome.get()
        }
    }
}

extension APIRequest {
    /// The method and the address as a log may show them: `GET /products/search?q=•&limit=20`.
    var logText: String { "\(method.rawValue) \(url.logText)" }
}

extension ServiceError {
    /// The kind of the failure, without the server's texts, which may quote the request.
    var logText: String {
        switch self {
        case .offline: "offline"
        case .timedOut(let limit): "timed out after \(limit)"
        case .cancelled: "cancelled"
        case .unauthorized: "unauthorized"
        case .forbidden: "forbidden"
        case .notFound: "not found"
        case .conflict: "conflict"
        case .rateLimited(let delay): "rate limited" + (delay.map { " for \($0)" } ?? "")
        case .rejected(let status, _): "rejected (\(status))"
        case .server(let status, _): "server failure (\(status))"
        case .untrusted(let reason): "untrusted: \(reason)"
        case .undecodable(let path, let reason): "undecodable\(path.isEmpty ? "" : " at \(path)"): \(reason)"
        case .tooLarge(let limit): "larger than \(limit) bytes"
        case .storage: "storage failure"
        }
    }
}

extension URL {
    /// The path, and the query with the values of a few parameters. Segments and values that may be secret are redacted.
    var logText: String {
        let components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        let path = (components?.percentEncodedPath ?? "").split(separator: "/", omittingEmptySubsequences: false)
            .map(Self.segmentText).joined(separator: "/")
        let items = (components?.percentEncodedQuery ?? "").split(separator: "&").map(Self.itemText)
        return (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    /// Redacts a segment that is long or hexadecimal: it may be a token.
    private static func segmentText(_ segment: Substring) -> Substring {
        let isHex = segment.utf8.count >= 16 && segment.allSatisfy(\.isHexDigit)
        return isHex || segment.utf8.count > 32 || !isPlain(segment) ? "•" : segment
    }

    private static func itemText(_ item: Substring) -> String {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, name.utf8.count <= 32, isPlain(name) else { return "•" }
        let isPublic = publicParameters.contains(String(name))
        guard let value = parts.dropFirst().first else { return isPublic ? String(name) : "•" }
        return "\(name)=\(isPublic && value.utf8.count <= 32 && isPlain(value) ? value : "•")"
    }

    private static func isPlain(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    private static let publicParameters: Set<String> = ["limit", "order", "select", "skip", "sortBy"]
}

extension String {
    /// The identifier without characters that could forge another line.
    fileprivate var logText: String { String(unicodeScalars.filter { $0.isASCII && $0.value > 32 }.prefix(64)) }
}
