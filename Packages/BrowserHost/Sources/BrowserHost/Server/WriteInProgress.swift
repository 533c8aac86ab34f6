import Synchronization

/// Since when a write has been waiting for its reader; nil while none is.
final class WriteInProgress: Sendable {
    private let start = Mutex<Duration?>(nil)

    var since: Duration? { start.withLock { $0 } }

    func begin(at time: Duration) { start.withLock { $0 = time } }

    func end() { start.withLock { $0 = nil } }
}
