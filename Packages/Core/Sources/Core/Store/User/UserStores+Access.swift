import GRDB
import Model

extension UserStores {
    /// The store was left while somebody waited for it.
    private struct Left: Error {}

    /// Reads in one transaction from the store that is in use.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database, SessionScope) throws -> Value
    ) async throws(ServiceError) -> Value {
        let store = current
        return try await store.read { try value($0, store.scope) }
    }

    /// Writes in one transaction to the store that is in use: all of it or, when it throws, nothing.
    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database, SessionScope) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await writeOrThrow(change) } catch { throw failure(error) }
    }

    /// Like ``write(_:)``, with the errors of the change itself. Those of the store are for ``failure(_:)``.
    ///
    /// - Parameter durably: Whether the transaction is on the disk when this returns, so that a power failure doesn't undo
    ///   it.
    func writeOrThrow<Value: Sendable>(
        durably: Bool = false, _ change: @escaping @Sendable (Database, SessionScope) throws -> Value
    ) async throws -> Value {
        while true {
            let store = current
            let checked: @Sendable (Database) throws -> Value = { database in
                // Seen inside the transaction: a store that is left gets no more changes.
                guard self.current === store else { throw Left() }
                return try change(database, store.scope)
            }
            do {
                guard durably else { return try await store.connections.write(checked) }
                return try await store.connections.writeAsItIs { try $0.inDurableTransaction(checked) }
            } catch {
                // It was left, and perhaps closed, before it was this change's turn.
                guard current !== store, error is Left || error is DatabaseError else { throw error }
            }
        }
    }

    /// What an error is to whoever asked.
    func failure(_ error: any Error) -> ServiceError { current.failure(error) }
}
