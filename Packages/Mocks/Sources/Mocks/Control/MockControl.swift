public import Model
import Synchronization

/// What a test tells a mock to do, and what the mock tells of itself.
public final class MockControl<Call: Hashable & Sendable>: Sendable {
    private struct State {
        var calls: [Call] = []
        var failure: ServiceError?
        var isHeld: @Sendable (Call) -> Bool = { _ in true }
    }

    private let state = Mutex(State())
    public let gate = Gate()

    public init() {}

    /// What the mock was asked, in order.
    public var calls: [Call] { state.withLock { $0.calls } }

    public func forgetCalls() {
        state.withLock { $0.calls = [] }
    }

    /// What every call throws until this is nil again.
    public var failure: ServiceError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// Holds the answers to the calls that fit, until they are released.
    public func hold(where isHeld: @escaping @Sendable (Call) -> Bool) {
        state.withLock { $0.isHeld = isHeld }
        gate.close()
    }

    /// Notes a call, waits while its answer is held, and throws what it is to throw.
    ///
    /// What a call throws is looked up when it is released, so that a test may decide while it holds the answer.
    func answer(_ call: Call, failure other: @Sendable () -> ServiceError? = { nil }) async throws(ServiceError) {
        let isHeld = state.withLock { state in
            state.calls.append(call)
            return state.isHeld
        }
        if isHeld(call) { await gate.pass() }
        if Task.isCancelled { throw .cancelled }
        if let failure = failure ?? other() { throw failure }
    }
}
