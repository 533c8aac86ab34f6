import Dispatch
import GRDB
import Synchronization

/// Lets nobody use a file that is being closed: a connection that is closed under whoever uses it is no error to SQLite
/// but the end of the process.
final class StoreGate: Sendable {
    private let isClosed = Mutex(false)
    private let inside = DispatchGroup()
    private let patience: DispatchTimeInterval

    /// - Parameter patience: How long those who are inside are waited for.
    init(patience: DispatchTimeInterval = .seconds(10)) { self.patience = patience }

    /// - Throws: That the store is closed, or what `use` throws.
    func pass<Value>(_ use: () throws -> Value) throws -> Value {
        try enter()
        defer { inside.leave() }
        return try use()
    }

    /// For what goes on on another thread.
    ///
    /// - Throws: That the store is closed.
    func makePass() throws -> Pass {
        try enter()
        return Pass(inside)
    }

    /// Waits for those who are inside, and lets nobody in any more.
    ///
    /// - Throws: That somebody is still inside, after a long time. Then nothing may be closed.
    func close() throws {
        isClosed.withLock { $0 = true }
        guard inside.wait(timeout: .now() + patience) == .success else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "the store is still in use")
        }
    }

    private func enter() throws {
        // Within the lock: whoever closes has to see everybody who was let in.
        let isOpen = isClosed.withLock { isClosed in
            if !isClosed { inside.enter() }
            return !isClosed
        }
        guard isOpen else { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the store is closed") }
    }
}

extension StoreGate {
    /// The right to be inside, until it is given back for the first time.
    final class Pass: Sendable {
        private let inside: DispatchGroup
        private let isGivenBack = Atomic(false)

        fileprivate init(_ inside: DispatchGroup) { self.inside = inside }

        deinit { giveBack() }

        func giveBack() {
            if !isGivenBack.exchange(true, ordering: .acquiringAndReleasing) { inside.leave() }
        }
    }
}
