import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model

/// Decides between stored data and the server, by the age of the stored data.
struct ResourceCache: Sendable {
    let store: any DatedStore
    let logger: Logger
    /// The wall-clock time: ages count across restarts.
    var now: @Sendable () -> Date = { Date() }

    /// Returns data from the requested source. A response of the server is stored together with its date, in one
    /// transaction, unless data of a later request was stored in the meantime.
    ///
    /// - Parameters:
    ///   - resource: The kind of data, which has the policy.
    ///   - names: The names of the data: its own first, then those of lists that contain it.
    ///   - policy: The source of the data.
    ///   - stored: Reads the stored data, or returns `nil` if there is none.
    ///   - ask: Requests the data from the server.
    ///   - keep: Stores the response.
    func load<Value: Sendable>(
        _ resource: CachedResource, _ names: [String], from policy: FetchPolicy,
        stored: () async throws(ServiceError) -> Value?,
        ask: () async throws(ServiceError) -> Value,
        keep: @escaping @Sendable (Value, OwnerRows) throws -> Void
    ) async throws(ServiceError) -> Value? {
        switch policy {
        case .cacheOnly, .staleIfError:
            return try await phase(of: resource, names).allows(policy) ? try await stored() : nil
        case .cacheFirst:
            if let fresh = try await fresh(resource, names, stored) { return fresh }
        case .networkOnly: break
        }
        // The time of the request: data never counts as newer than it is.
        let date = now()
        let value = try await ask()
        guard let name = names.first else { return value }
        try await self.keep("\(resource.rawValue) \(name)") { [now] rows in
            let dates = LoadDates(rows)
            // A date in the future, from a clock that was ahead, doesn't count.
            if let later = try dates.date(of: resource, [name]), later > date, later <= now() { return }
            try keep(value, rows)
            try dates.set(date, of: resource, name)
        }
        return value
    }

    /// Returns the stored data if it is fresh. If the store can't be read, the server can still respond.
    private func fresh<Value: Sendable>(
        _ resource: CachedResource, _ names: [String], _ stored: () async throws(ServiceError) -> Value?
    ) async throws(ServiceError) -> Value? {
        do throws(ServiceError) {
            return try await phase(of: resource, names) == .fresh ? try await stored() : nil
        } catch {
            if case .storage = error { return nil }
            throw error
        }
    }

    /// Returns the phase of stored data by its age.
    func phase(of resource: CachedResource, _ names: [String]) async throws(ServiceError) -> CachePhase {
        let date = try await store.readRows { try LoadDates($0).date(of: resource, names) }
        return resource.phase(at: date, now: now())
    }

    /// Stores a response. A failure is logged, and the caller can still show the response, except if the user has signed out
    /// in the meantime.
    func keep(
        _ what: String, _ change: @escaping @Sendable (OwnerRows) throws -> Void
    ) async throws(ServiceError) {
        do throws(ServiceError) {
            try await store.keep(change)
        } catch {
            if error == .cancelled || error == .unauthorized { throw error }
            logger.error("Storing \(what) failed: \(error)")
        }
    }
}

extension CachedResource {
    /// Returns the phase of data that was loaded at a date. Data without a date is usable, but not fresh.
    func phase(at date: Date?, now: Date) -> CachePhase {
        guard let date else { return .usable }
        return policy.phase(atAge: .seconds(min(max(now.timeIntervalSince(date), -1), 1e11)))
    }
}

extension CachePhase {
    /// Returns whether data in this phase is returned for a policy.
    func allows(_ policy: FetchPolicy) -> Bool {
        switch self {
        case .fresh, .usable: true
        case .usableOnError: policy == .staleIfError
        case .expired: false
        }
    }
}

// MARK: - Dates

/// A store of the server's data and its dates: the catalog, or the rows of the signed-in user.
protocol DatedStore: Sendable {
    func readRows<Value: Sendable>(
        _ value: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value

    /// Changes data and its dates in one transaction.
    func keep(_ change: @escaping @Sendable (OwnerRows) throws -> Void) async throws(ServiceError)
}

extension AppDatabase: DatedStore {
    func readRows<Value: Sendable>(
        _ value: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await read { try value(OwnerRows($0, owner: .shared)) }
    }

    func keep(_ change: @escaping @Sendable (OwnerRows) throws -> Void) async throws(ServiceError) {
        try await write { try change(OwnerRows($0, owner: .shared)) }
    }
}

/// The time at which data was loaded from the server.
private struct LoadDateRecord: OwnedRecord {
    static let databaseTableName = "loadDate"

    enum Columns {
        static let resource = Column(CodingKeys.resource)
        static let name = Column(CodingKeys.name)
        static let date = Column(CodingKeys.date)
    }

    var ownerID: OwnerID
    var resource: String
    var name: String
    var date: Date
}

/// The times at which an owner's data was loaded from the server.
struct LoadDates {
    /// The name of the list of all.
    static let all = "all"

    private let rows: OwnerRows

    init(_ rows: OwnerRows) { self.rows = rows }

    /// Creates the dates of the catalog.
    init(database: Database) { rows = OwnerRows(database, owner: .shared) }

    /// Returns the name of a single item.
    static func one(_ id: some CustomStringConvertible) -> String { "one/\(id)" }

    private func dates(of resource: CachedResource) -> QueryInterfaceRequest<LoadDateRecord> {
        rows.all(LoadDateRecord.self).filter(LoadDateRecord.Columns.resource == resource.rawValue)
    }

    /// Returns the latest date of these names, or `nil` if there is none.
    func date(of resource: CachedResource, _ names: [String]) throws -> Date? {
        let named = dates(of: resource).filter(names.contains(LoadDateRecord.Columns.name))
        return try Double.fetchOne(rows.database, named.select(max(LoadDateRecord.Columns.date)))
            .map(Date.init(timeIntervalSinceReferenceDate:))
    }

    func set(_ date: Date, of resource: CachedResource, _ name: String) throws {
        try LoadDateRecord(ownerID: rows.ownerID, resource: resource.rawValue, name: name, date: date)
            .save(rows.database)
    }

    /// Marks data as stale, regardless of its age.
    func forget(_ resource: CachedResource, _ name: String = all) throws {
        try dates(of: resource).filter(LoadDateRecord.Columns.name == name).deleteAll(rows.database)
    }

    /// Marks data as stale whose name begins with a prefix.
    func forget(_ resource: CachedResource, beginningWith prefix: String) throws {
        try dates(of: resource).filter(LoadDateRecord.Columns.name.like(prefix + "%")).deleteAll(rows.database)
    }
}
