import Dispatch
import GRDB
import Logging
import Model

/// Access to one SQLite file, as every store gives it to what stands on it.
protocol StoreAccess: Sendable {
    var connections: StoreConnections { get }
    var logger: Logger { get }
    /// Where streams of values are told of changes, one after the other.
    var observing: DispatchQueue { get }
}

extension StoreAccess {
    /// For those who watch.
    var pool: DatabasePool { connections.pool }

    /// Reads in one transaction.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await connections.read(value) } catch { throw failure(error) }
    }

    /// Reads with a single statement, which needs no transaction around it to see one state of things.
    func readOnce<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await connections.readOnce(value) } catch { throw failure(error) }
    }

    /// Reads what takes microseconds, with a single statement and on the thread of the caller's task: the way to another
    /// thread and back would take longer than the reading.
    @concurrent
    func readBriefly<Value: Sendable>(
        _ value: @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do {
            try Task.checkCancellation()
            return try connections.readBriefly(value)
        } catch { throw failure(error) }
    }

    /// What an error is to whoever asked. One that tells of damage is noted, so that the file is checked when it is opened
    /// the next time.
    func failure(_ error: any Error) -> ServiceError {
        DamageNote(of: pool.path).leave(ifToldBy: error)
        return ServiceError(storing: error)
    }
}
