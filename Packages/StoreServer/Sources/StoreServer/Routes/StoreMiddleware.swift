import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// Turns errors into the responses of the format, and counts and logs requests.
struct ResponseMiddleware: RouterMiddleware {
    let configuration: StoreServerConfiguration
    let counter: RequestCounter
    let logger: Logger

    @concurrent
    func handle(
        _ request: Request, context: StoreRequestContext,
        next: @concurrent (Request, StoreRequestContext) async throws -> Response
    ) async throws -> Response {
        // If the server goes offline while it handles a request, the client gets no response.
        defer { if Task.isCancelled { context.channel?.close(mode: .all, promise: nil) } }
        let target = request.head.path ?? "/"
        counter.count(request.method, target.prefix { $0 != "?" })
        var context = context
        context.baseURL =
            StoreAddress(
                host: configuration.host, port: context.channel?.localAddress?.port ?? 0,
                publicBaseURL: configuration.publicBaseURL
            ).prefix
        var response: Response
        do {
            response = try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound && error.body == nil {
            response = try PrivateResponse(HTTPError.unknownPath(request.uri.path)).response(
                from: request, context: context)
        } catch {
            response = try PrivateResponse(error).response(from: request, context: context)
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        logger.debug("\(request.method) \(Self.redacted(target)) \(response.status.code)")
        return request.method == .head ? response.createHeadResponse() : response
    }
}

extension ResponseMiddleware {
    /// The parameters whose values say nothing about a user.
    private static let plain: Set<Substring> = ["delay", "limit", "order", "select", "since", "skip", "sortBy"]

    /// Returns a target without push tokens, and without the values of unknown parameters and of searches.
    static func redacted(_ target: String) -> String {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let isDevice = parts[0].hasPrefix("/devices/")
        let path = isDevice ? "/devices/…" : String(parts[0])
        guard parts.count == 2 else { return path }
        let names = parts[1].split(separator: "&").map { pair -> String in
            let name = pair.prefix { $0 != "=" }
            return plain.contains(name) || name == pair ? String(pair) : "\(name)=…"
        }
        return "\(path)?\(names.joined(separator: "&"))"
    }
}

/// Counts requests by method and path.
final class RequestCounter: Sendable {
    private struct Key: Hashable {
        let method: String
        let path: String
    }

    /// The number of paths that are counted, so that invented paths don't use unbounded memory.
    private static let maximumCount = 10_000

    private let counts = Mutex<[Key: Int]>([:])

    func count(_ method: HTTPRequest.Method, _ path: Substring) {
        let key = Key(method: method.rawValue, path: String(path.prefix(200)))
        counts.withLock { counts in
            guard counts.count < Self.maximumCount || counts[key] != nil else { return }
            counts[key, default: 0] += 1
        }
    }

    func requests(_ method: String, _ path: String) -> Int {
        counts.withLock { $0[Key(method: method, path: path)] ?? 0 }
    }
}

/// Rejects requests with a long target or a large body, and collects the body of all others.
struct LimitMiddleware: RouterMiddleware {
    let limits: StoreServerLimits

    @concurrent
    func handle(
        _ request: Request, context: StoreRequestContext,
        next: @concurrent (Request, StoreRequestContext) async throws -> Response
    ) async throws -> Response {
        guard (request.head.path ?? "/").utf8.count <= limits.target else {
            throw HTTPError.targetTooLong(limits.target)
        }
        var request = request
        do {
            let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
            guard length <= limits.body else { throw NIOTooManyBytesError(maxBytes: limits.body) }
            _ = try await request.collectBody(upTo: limits.body)
        } catch is NIOTooManyBytesError {
            // Leaves the client time to read the response. Closing a connection that is still sending would reset it.
            if let channel = context.channel {
                channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(mode: .all, promise: nil) }
            }
            throw HTTPError.bodyTooLarge(limits.body)
        }
        return try await next(request, context)
    }
}
