import Dispatch
import GRDB
import Synchronization

/// Lets nobody read from a file while it is closed: a connection that is closed under a reader is no error to SQLite but
/// the end of the process.
final class ReadingGate: Sendable {
    private let isClosed = Mutex(false)
    private let readers = DispatchGroup()

    /// - Throws: That the store is closed, or what the reading throws.
    func read<Value>(_ read: () throws -> Value) throws -> Value {
        let isOpen = isClosed.withLock { isClosed in
            if !isClosed { readers.enter() }
            return !isClosed
        }
        guard isOpen else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        defer { readers.leave() }
        return try read()
    }

    /// Waits for those who are reading, and lets nobody in any more.
    func close() {
        isClosed.withLock { $0 = true }
        readers.wait()
    }
}
