import Model
import Synchronization

extension HTTPMiddleware {
    /// Delays requests, makes them fail, or loses their responses, as the debug menu's switches say.
    ///
    /// It is the last step before the transport, so that all other middleware handles the faults like those of a network.
    /// A delay is part of the request's deadline.
    static func faults(
        _ service: any FaultService, clock: any Clock<Duration> = ContinuousClock()
    ) -> HTTPMiddleware {
        let faults = Faults(service, clock)
        return HTTPMiddleware { request, next async throws(ServiceError) in
            try await faults.send(request, next)
        }
    }
}

private final class Faults: Sendable {
    private let service: any FaultService
    private let clock: any Clock<Duration>
    /// The number of responses since responses are lost.
    private let count = Mutex(0)

    init(_ service: any FaultService, _ clock: any Clock<Duration>) {
        self.service = service
        self.clock = clock
    }

    func send(_ request: APIRequest, _ next: HTTPMiddleware.Next) async throws(ServiceError) -> APIResponse {
        let switches = service.current
        let remaining = try await delay(request, by: switches.delay.duration)
        switch switches.failure {
        case .none: break
        case .offline: throw .offline
        case .serverError: return APIResponse(status: 500)
        case .rateLimited: return APIResponse(status: 429)
        }
        let outcome = await Result { () async throws(ServiceError) in try await next(remaining) }
        // The caller knows its own deadline, not the time that was left after the delay.
        if outcome.error == .timedOut(after: remaining.deadline) { throw .timedOut(after: request.deadline) }
        let response = try outcome.get()
        if losesNextResponse(switches) { throw .offline }
        return response
    }

    /// Waits, and returns the request with the time that is left.
    private func delay(_ request: APIRequest, by time: Duration) async throws(ServiceError) -> APIRequest {
        guard time > .zero else { return request }
        do {
            try await clock.sleep(for: min(time, request.deadline))
        } catch {
            throw .cancelled
        }
        guard time < request.deadline else { throw .timedOut(after: request.deadline) }
        var request = request
        request.deadline -= time
        return request
    }

    /// Counts a response and returns whether it is lost.
    private func losesNextResponse(_ switches: FaultSwitches) -> Bool {
        count.withLock { count in
            count = switches.dropsEverySecondResponse ? count + 1 : 0
            return count > 0 && count.isMultiple(of: 2)
        }
    }
}
