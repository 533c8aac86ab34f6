import GRDB
import Model

extension StoreAccess {
    /// Writes in one transaction: all of it or, when it throws, nothing.
    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await connections.write(change) } catch { throw failure(error) }
    }

    /// Writes in one transaction that is on the disk when this returns: what is kept so survives a machine that stops.
    func writeDurably(_ change: @escaping @Sendable (Database) throws -> Void) async throws(ServiceError) {
        do {
            try await connections.writeAsItIs { try $0.inDurableTransaction { try change($0) } }
        } catch { throw failure(error) }
    }
}

extension Database {
    /// Runs one transaction, and waits for the disk at its end.
    func inDurableTransaction<Value>(_ change: (Database) throws -> Value) throws -> Value {
        // The usual mode of a log is to wait for the disk now and then. The next change has it again.
        try execute(sql: "PRAGMA synchronous = FULL")
        defer { try? execute(sql: "PRAGMA synchronous = NORMAL") }
        var value: Value?
        try inTransaction {
            value = try change(self)
            return .commit
        }
        guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
        return value
    }
}
