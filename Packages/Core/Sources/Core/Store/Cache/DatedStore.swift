import GRDB
import Model

/// A store that knows when what it holds of the server was loaded.
protocol DatedStore: Sendable {
    /// Looks at the dates, with a single statement.
    func dates<Value: Sendable>(
        _ read: @escaping @Sendable (LoadDates) throws -> Value
    ) async throws(ServiceError) -> Value

    /// Changes what is held, and its dates with it, in one transaction.
    func keep(_ change: @escaping @Sendable (Database) throws -> Void) async throws(ServiceError)
}

extension ShopStore: DatedStore {
    func dates<Value: Sendable>(
        _ read: @escaping @Sendable (LoadDates) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await database.read { try read(LoadDates(database: $0)) }
    }

    func keep(_ change: @escaping @Sendable (Database) throws -> Void) async throws(ServiceError) {
        try await write(change)
    }
}
