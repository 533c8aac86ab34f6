import GRDB
import Model

/// The database of one user.
final class UserStore: Sendable {
    let scope: SessionScope
    let database: AppDatabase

    init(scope: SessionScope, database: AppDatabase) {
        self.scope = scope
        self.database = database
    }

    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await database.read(value)
    }

    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await database.write(change)
    }
}
