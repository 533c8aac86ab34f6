public import Model
import Synchronization

/// The controls of a mock: its failure, its gate and the recorded calls.
public final class MockControl<Call: Hashable & Sendable>: CustomReflectable, Sendable {
    private struct State {
        var calls: [Call] = []
        var failure: ServiceError?
        var isHeld: @Sendable (Call) -> Bool = { _ in false }
    }

    private let state = Mutex(State())
    public let gate: Gate
    let changes = MockChanges()

    public init() { gate = Gate(changes) }

    /// The calls and the number of held calls, for failures of tests.
    public var customMirror: Mirror { Mirror(self, children: ["calls": calls, "heldCount": gate.heldCount]) }

    /// The recorded calls, in order.
    public var calls: [Call] { state.withLock { $0.calls } }

    public func forgetCalls() {
        state.withLock { $0.calls = [] }
        changes.send()
    }

    /// The error that every call throws while this isn't `nil`.
    public var failure: ServiceError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// Holds the responses to matching calls, until they are released.
    public func hold(where isHeld: @escaping @Sendable (Call) -> Bool) {
        state.withLock { $0.isHeld = isHeld }
        gate.close()
    }

    /// Records a call, waits while its response is held, and throws the failure if there is one.
    ///
    /// The failure is read at the release, so that a test can set it while the response is held.
    public func answer(_ call: Call, failure other: @Sendable () -> ServiceError? = { nil }) async throws(ServiceError)
    {
        state.withLock { $0.calls.append(call) }
        changes.send()
        await gate.pass { state.withLock { $0.isHeld }(call) }
        if Task.isCancelled { throw .cancelled }
        if let failure = failure ?? other() { throw failure }
    }
}
