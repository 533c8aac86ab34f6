import Dispatch
import Logging
import Model
import Synchronization

/// A value made of a few rows, told anew when one of just these has changed and the value is another one.
final class RowValue<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var watch: RowWatch?
        var last: Value?
        var isDue = false
    }

    private let what: String
    private let path: String
    private let queue: DispatchQueue
    private let logger: Logger
    private let fetch: @Sendable () throws -> Value
    private let continuation: AsyncStream<Value>.Continuation
    private let state = Mutex(State())

    init(
        what: String, path: String, queue: DispatchQueue, logger: Logger,
        fetch: @escaping @Sendable () throws -> Value, continuation: AsyncStream<Value>.Continuation
    ) {
        self.what = what
        self.path = path
        self.queue = queue
        self.logger = logger
        self.fetch = fetch
        self.continuation = continuation
    }

    /// Tells the value as it is, then its changes.
    func begin(_ rows: Set<RowObservers.Key>, of observers: RowObservers) {
        let watch = observers.watch { [weak self] in self?.schedule() }
        state.withLock { $0.watch = watch }
        // Watched first, read then: what is committed between is told.
        watch.set(rows)
        schedule()
    }

    func end() {
        let watch = state.withLock { state in
            defer { state.watch = nil }
            return state.watch
        }
        watch?.cancel()
    }

    /// Several changes that wait to be told are told as one.
    private func schedule() {
        let isFirst = state.withLock { state in
            defer { state.isDue = true }
            return !state.isDue
        }
        if isFirst { queue.async { [weak self] in self?.tell() } }
    }

    private func tell() {
        let isOver = state.withLock { state in
            state.isDue = false
            return state.watch == nil
        }
        guard !isOver else { return }
        do {
            let value = try fetch()
            let isNew = state.withLock { state in
                defer { state.last = value }
                return state.last != value
            }
            if isNew { continuation.yield(value) }
        } catch {
            DamageNote(of: path).leave(ifToldBy: error)
            logger.error("Watching \(what) has failed: \(ServiceError(storing: error))")
            continuation.finish()
        }
    }
}
