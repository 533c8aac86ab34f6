import HTTPTypes
import Hummingbird
import Synchronization

/// Applies the faults of the server's plan, and those that requests ask for.
struct FaultMiddleware: RouterMiddleware {
    let injector: FaultInjector
    /// True if a request can ask for its own faults.
    let allowsFaultsOnDemand: Bool
    let sleep: @Sendable (Duration) async throws -> Void

    @concurrent
    func handle(
        _ request: Request, context: StoreRequestContext,
        next: @concurrent (Request, StoreRequestContext) async throws -> Response
    ) async throws -> Response {
        var faults = [injector.next(request.method.rawValue, path: (request.head.path ?? "/").prefix { $0 != "?" })]
            .compactMap(\.self)
        if allowsFaultsOnDemand { faults += try Fault.requested(by: request) }
        var failure: Fault?
        for fault in faults {
            if case .delay(let time) = fault { try await sleep(time) } else if failure == nil { failure = fault }
        }
        switch failure {
        case .status(let code, let retryAfter):
            var error = HTTPError(
                HTTPResponse.Status(code: min(max(code, 200), 599)), message: "This went wrong on purpose")
            error.headers[.retryAfter] = retryAfter.map(String.init)
            throw error
        case .cut, .cutAfterwards:
            // Also if the request is rejected, the client must not get the response.
            if failure == .cutAfterwards { _ = try? await next(request, context) }
            context.channel?.close(mode: .all, promise: nil)
            throw HTTPError(.serviceUnavailable)
        case .delay, nil:
            return try await next(request, context)
        }
    }
}

/// Counts requests, and selects the fault of each.
final class FaultInjector: Sendable {
    private struct State {
        var plan: FaultPlan
        var requests = 0
        /// The number of requests that each rule affected.
        var affected: [Int]

        init(_ plan: FaultPlan) {
            self.plan = plan
            affected = plan.rules.map { _ in 0 }
        }
    }

    private let state: Mutex<State>

    init(_ plan: FaultPlan) { state = Mutex(State(plan)) }

    /// Replaces the plan, and counts requests from 1 again.
    func replace(_ plan: FaultPlan) { state.withLock { $0 = State(plan) } }

    func next(_ method: String, path: Substring) -> Fault? {
        state.withLock { state in
            state.requests += 1
            for (index, rule) in state.plan.rules.enumerated()
            where state.affected[index] < rule.count && rule.matches(state.requests, method, path) {
                state.affected[index] += 1
                return rule.fault
            }
            return nil
        }
    }
}

extension Fault {
    /// One hour: the longest delay that a request can ask for, in milliseconds.
    private static let maximumDelay = 3_600_000

    /// Returns the faults that a request asks for with `?delay=` and the header `X-Fault`.
    static func requested(by request: Request) throws -> [Fault] {
        let delay = try QueryParameters(request).number("delay").map { Fault.delay(milliseconds: $0) }
        return try [delay].compactMap(\.self)
            + request.headers.filter { $0.name.canonicalName == "x-fault" }.map(\.value).map { text in
                guard let fault = Fault(text) else { throw HTTPError.unknownFault(text) }
                return fault
            }
    }

    /// Parses a name with an optional value, as in `status=503;retry-after=2`.
    init?(_ text: String) {
        let parts = text.split(separator: ";").map { part in
            part.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(" ").lowercased() }
        }
        guard let first = parts.first, let name = first.first else { return nil }
        let number = first.dropFirst().first.flatMap { Int($0) }
        switch name {
        case "status":
            guard let number, (200...599).contains(number) else { return nil }
            let retryAfter = parts.dropFirst().first { $0.first == "retry-after" }?.last.flatMap { Int($0) }
            self = .status(number, retryAfter: retryAfter)
        case "delay": self = .delay(milliseconds: number ?? 100)
        case "cut": self = .cut
        case "cut-afterwards": self = .cutAfterwards
        default: return nil
        }
    }

    private static func delay(milliseconds: Int) -> Fault {
        .delay(.milliseconds(min(max(milliseconds, 0), maximumDelay)))
    }
}
