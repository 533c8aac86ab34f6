import HTTPTypes
import Hummingbird
import NIOCore

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
            let channel = context.channel
            channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(mode: .all, promise: nil) }
            throw HTTPError.bodyTooLarge(limits.body)
        }
        return try await next(request, context)
    }
}
