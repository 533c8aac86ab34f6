import Synchronization

/// Wakes the one that waits. Rung while nobody waits, it wakes the next one at once; rung often, it wakes once.
final class OutboxBell: Sendable {
    private struct State {
        var isRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func ring() {
        state.withLock { state in
            defer { state.waiting = nil }
            if state.waiting == nil { state.isRung = true }
            return state.waiting
        }?.resume()
    }

    /// Returns when it is rung, or at once when the task is cancelled.
    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = state.withLock { state in
                    if state.isRung || Task.isCancelled {
                        state.isRung = false
                        return true
                    }
                    state.waiting = continuation
                    return false
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
    }
}
