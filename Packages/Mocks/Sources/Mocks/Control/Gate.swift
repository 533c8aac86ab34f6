import Synchronization

/// A gate that suspends its callers while it is closed.
///
/// A test closes the gate of a mock, inspects the loading screen, and opens the gate again. No time passes.
public final class Gate: Sendable {
    private struct State {
        var isClosed = false
        var held: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastID = 0
        var watchers: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]

        /// Removes and returns the watchers whose number of held callers is reached.
        mutating func takeSatisfiedWatchers() -> [CheckedContinuation<Void, Never>] {
            let count = held.count
            let satisfied = watchers.filter { $0.value.count <= count }
            for id in satisfied.keys { watchers[id] = nil }
            return satisfied.values.map(\.continuation)
        }

        mutating func nextID() -> Int {
            lastID += 1
            return lastID
        }
    }

    private let state = Mutex(State())
    private let changes: MockChanges?

    public init() { changes = nil }

    init(_ changes: MockChanges) { self.changes = changes }

    /// The number of suspended callers.
    public var heldCount: Int { state.withLock { $0.held.count } }

    public func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Opens the gate and resumes all callers.
    public func open() {
        let held = state.withLock { state in
            state.isClosed = false
            defer { state.held = [:] }
            return state.held.sorted { $0.key < $1.key }.map(\.value)
        }
        for continuation in held { continuation.resume() }
        changes?.send()
    }

    /// Resumes the oldest suspended caller. The gate stays closed. Returns `false` if there is none.
    @discardableResult
    public func letOneThrough() -> Bool {
        let first = state.withLock { state in
            state.held.keys.min().flatMap { state.held.removeValue(forKey: $0) }
        }
        first?.resume()
        changes?.send()
        return first != nil
    }

    /// Waits until the gate is open. Returns immediately if the task is cancelled.
    public func pass() async { await pass { true } }

    /// Waits until the gate is open if `isHeld` returns `true`. It is called at the moment in which the closed gate is met,
    /// because it may have been closed for other callers a moment ago.
    func pass(if isHeld: @Sendable () -> Bool) async {
        let id = state.withLock { $0.nextID() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (waits, satisfied) = state.withLock { state in
                    guard state.isClosed, !Task.isCancelled, isHeld() else {
                        return (false, [CheckedContinuation<Void, Never>]())
                    }
                    state.held[id] = continuation
                    return (true, state.takeSatisfiedWatchers())
                }
                if !waits { continuation.resume() }
                for watcher in satisfied { watcher.resume() }
                changes?.send()
            }
        } onCancel: {
            state.withLock { $0.held.removeValue(forKey: id) }?.resume()
            changes?.send()
        }
    }

    /// Waits until at least `count` callers are suspended. Returns immediately if the task is cancelled: only the time limit
    /// of a test does so, which fails the test.
    public func waitUntilHeld(_ count: Int = 1) async {
        let id = state.withLock { $0.nextID() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isSatisfied = state.withLock { state in
                    if state.held.count >= count || Task.isCancelled { return true }
                    state.watchers[id] = (count, continuation)
                    return false
                }
                if isSatisfied { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.watchers.removeValue(forKey: id) }?.continuation.resume()
        }
    }
}
