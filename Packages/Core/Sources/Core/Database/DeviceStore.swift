import Foundation
import GRDB
import Model

/// The identifier of an owner of rows. It is random, so none is used twice.
struct OwnerID: RawRepresentable, Hashable, Codable, Sendable, DatabaseValueConvertible {
    /// The owner of the rows that all devices share: the dates of the catalog, and the configuration.
    static let shared = OwnerID(rawValue: "shared")

    let rawValue: String
}

/// An owner of rows: the guest of a device, or a user who has signed in on it.
///
/// Deleting an owner deletes all its rows.
struct OwnerRecord: StoredRecord, Hashable {
    static let databaseTableName = "owner"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let device = Column(CodingKeys.device)
        static let userID = Column(CodingKeys.userID)
        static let isCurrent = Column(CodingKeys.isCurrent)
    }

    var id: OwnerID
    var device: String
    /// The user. `nil` for the guest.
    var userID: Int?
    /// A Boolean value that indicates whether the device shows and changes the rows of this owner. A user who isn't current
    /// has unsent changes, which are kept until the user signs in again.
    var isCurrent: Bool

    /// Deletes the owners of all devices except those with these names.
    static func delete(exceptDevices names: Set<String>, in database: Database) throws {
        try filter(Columns.id != OwnerID.shared && !names.contains(Columns.device)).deleteAll(database)
    }
}

/// A row that belongs to an owner.
protocol OwnedRecord: StoredRecord {
    var ownerID: OwnerID { get }
}

/// The rows of one owner, in a transaction.
struct OwnerRows {
    /// The column of the owner, which every table of users has.
    static let ownerColumn = Column("ownerID")

    let database: Database
    let ownerID: OwnerID
    /// A Boolean value that indicates whether the owner isn't a user. The server doesn't know the guest.
    let isGuest: Bool
    /// The rows that an observed value is read from. `nil` if no value is observed.
    let log: ReadLog?

    init(_ database: Database, owner: OwnerID, isGuest: Bool = true, log: ReadLog? = nil) {
        self.database = database
        ownerID = owner
        self.isGuest = isGuest
        self.log = log
    }

    /// The rows that all devices share.
    var shared: OwnerRows { OwnerRows(database, owner: .shared, log: log) }

    /// Returns a request for the owner's rows of a table.
    func all<Record: OwnedRecord>(_ type: Record.Type) -> QueryInterfaceRequest<Record> {
        log?.insert(.table(type, of: ownerID))
        return Record.filter(Self.ownerColumn == ownerID)
    }
}

/// The rows of one device in a database: those of its guest, and those of the user who is signed in.
///
/// A device is an installation of the app, or a session of the browser host. Devices share a database with its catalog, and
/// have owners of their own, also for the same user. The guest also owns the settings of the device.
public final class DeviceStore: Sendable {
    let database: AppDatabase
    let guest: OwnerID
    private let name: String

    /// Creates the device's guest if there is none.
    ///
    /// - Parameters:
    ///   - database: The database.
    ///   - name: The name of the device, unique in the database.
    /// - Throws: An error if the database can't be read or written.
    @concurrent
    public static func open(
        in database: AppDatabase, name: String = "device"
    ) async throws(StoreOpeningError) -> DeviceStore {
        do {
            let guest = try await database.pool.write { database in
                let owners = OwnerRecord.filter(OwnerRecord.Columns.device == name)
                if let guest = try owners.filter(OwnerRecord.Columns.userID == nil).fetchOne(database) {
                    return guest.id
                }
                let isCurrent = try owners.filter(OwnerRecord.Columns.isCurrent == true).isEmpty(database)
                return try Self.insert(nil, device: name, isCurrent: isCurrent, database).id
            }
            return DeviceStore(database, guest: guest, name: name)
        } catch {
            throw StoreOpeningError(error, path: database.path)
        }
    }

    private init(_ database: AppDatabase, guest: OwnerID, name: String) {
        self.database = database
        self.guest = guest
        self.name = name
    }

    private static func insert(
        _ user: User.ID?, device: String, isCurrent: Bool, _ database: Database
    ) throws -> OwnerRecord {
        let owner = OwnerRecord(
            id: OwnerID(rawValue: UUID().uuidString.lowercased()), device: device, userID: user?.rawValue,
            isCurrent: isCurrent)
        try owner.insert(database)
        return owner
    }

    private func owners() -> QueryInterfaceRequest<OwnerRecord> {
        OwnerRecord.filter(OwnerRecord.Columns.device == name)
    }

    /// One of the device's owners.
    enum Owner {
        /// The signed-in user, otherwise the guest.
        case current
        /// The guest, who also owns the settings of the device.
        case guest
    }

    /// Returns the rows of an owner.
    func rows(of owner: Owner = .current, in database: Database) throws -> OwnerRows {
        try Self.rows(of: owner, device: name, guest: guest, in: database)
    }

    private static func rows(
        of owner: Owner, device: String, guest: OwnerID, in database: Database, log: ReadLog? = nil
    ) throws -> OwnerRows {
        guard owner == .current else { return OwnerRows(database, owner: guest, log: log) }
        log?.insert(.table(OwnerRecord.databaseTableName, of: device))
        let current = try OwnerRecord.filter(OwnerRecord.Columns.device == device)
            .filter(OwnerRecord.Columns.isCurrent == true).fetchOne(database)
        return OwnerRows(database, owner: current?.id ?? guest, isGuest: current?.userID == nil, log: log)
    }
}

// MARK: - Access

extension DeviceStore {
    /// Reads rows of an owner.
    func read<Value: Sendable>(
        as owner: Owner = .current, _ value: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        try await database.read { [self] in try value(rows(of: owner, in: $0)) }
    }

    /// Changes rows of an owner, in one transaction.
    ///
    /// - Parameter durably: Whether the transaction is on the disk when this returns, so that a power failure doesn't undo
    ///   it.
    @discardableResult
    func write<Value: Sendable>(
        as owner: Owner = .current, durably: Bool = false, _ change: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await writeOrThrow(as: owner, durably: durably, change) } catch {
            throw database.failure(error)
        }
    }

    /// Writes like ``write(as:durably:_:)``, and rethrows the errors of `change`. Map other errors with
    /// ``AppDatabase/failure(_:)``.
    func writeOrThrow<Value: Sendable>(
        as owner: Owner = .current, durably: Bool = false, _ change: @escaping @Sendable (OwnerRows) throws -> Value
    ) async throws -> Value {
        let write: @Sendable (Database) throws -> Value = { [self] in try change(rows(of: owner, in: $0)) }
        guard durably else { return try await database.pool.write(write) }
        try Task.checkCancellation()
        // The task of its own isn't cancelled: GRDB would refuse to leave the durable mode.
        return try await Task { [pool = database.pool] in
            try await pool.writeWithoutTransaction { try $0.inDurableTransaction(write) }
        }.value
    }

    /// Returns an owner's value, then each new value, also after another owner has become the current one.
    ///
    /// The current owner is a row of the database too: a value never mixes the rows of two owners.
    func values<Value: Equatable & Sendable>(
        of what: String, as owner: Owner = .current, _ fetch: @escaping @Sendable (OwnerRows) throws -> Value
    ) -> AsyncStream<Value> {
        database.values(of: what) { [name, guest] in
            try fetch(Self.rows(of: owner, device: name, guest: guest, in: $0, log: $1))
        }
    }
}

// MARK: - Switching owners

extension DeviceStore {
    /// Makes a user the current owner and moves the guest's rows to the user, or makes the guest the current owner.
    ///
    /// - Parameter isSignOut: Whether the previous user has signed out, which deletes their rows. If not, the rows stay until
    ///   the user signs in again: the server may not have all of them.
    func switchOwner(
        to user: User.ID?, isSignOut: Bool, merge: GuestMerge, in database: Database
    ) throws -> OwnerRows {
        let old = try rows(in: database)
        var current = try owners().filter(OwnerRecord.Columns.isCurrent == true).fetchOne(database)
        if current?.userID == user?.rawValue { return old }
        current?.isCurrent = false
        try current?.update(database)
        if !old.isGuest, isSignOut { try current?.delete(database) }
        var owner =
            try owners().filter(OwnerRecord.Columns.userID == user?.rawValue).fetchOne(database)
            ?? Self.insert(user, device: name, isCurrent: false, database)
        owner.isCurrent = true
        try owner.update(database)
        let new = OwnerRows(database, owner: owner.id, isGuest: user == nil)
        if user != nil { try merge.run(from: OwnerRows(database, owner: guest), to: new) }
        return new
    }
}
