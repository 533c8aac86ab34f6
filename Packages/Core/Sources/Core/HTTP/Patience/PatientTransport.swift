import Foundation
public import Model
import Synchronization

/// Leaves a server alone for as long as it wishes.
///
/// A server that has been asked too often (429) and names a time (`Retry-After`) gets no request before that: whoever
/// asks learns at once how long it takes yet. Servers are told apart by scheme, host and port.
public final class PatientTransport: HTTPTransport {
    /// A server that wishes to be left alone for longer is asked after this time: a wish that is a mistake must not keep
    /// the shop closed for good.
    static let longestPatience: Duration = .seconds(3600)

    private let base: any HTTPTransport
    private let elapsed: @Sendable () -> Duration
    /// When each server may be asked again.
    private let opening = Mutex<[HTTPOrigin: Duration]>([:])

    /// - Parameters:
    ///   - base: What asks the server when that may be asked.
    ///   - clock: What the server's wishes are measured with.
    public init(_ base: any HTTPTransport, clock: any Clock<Duration> = ContinuousClock()) {
        self.base = base
        elapsed = stopwatch(clock)
    }

    /// - Throws: ``/Model/ServiceError/rateLimited(retryAfter:)`` without asking, as long as the server wishes so, and
    ///   what the transport behind this one throws.
    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        let server = HTTPOrigin(request.url)
        if let wait = wait(for: server) { throw .rateLimited(retryAfter: wait) }
        let response = try await base.send(request)
        if case .rateLimited(let wish?) = response.failure(asking: "resource") { keepAway(from: server, for: wish) }
        return response
    }

    private func wait(for server: HTTPOrigin) -> Duration? {
        let now = elapsed()
        return opening.withLock { $0[server].flatMap { $0 > now ? $0 - now : nil } }
    }

    private func keepAway(from server: HTTPOrigin, for wish: Duration) {
        let now = elapsed()
        opening.withLock { opening in
            opening = opening.filter { $0.value > now }
            opening[server] = now + min(wish, Self.longestPatience)
        }
    }
}
