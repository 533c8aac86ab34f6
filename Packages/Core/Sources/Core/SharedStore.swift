public import Foundation
public import Logging
public import Model

/// The database and the catalog of a process. The sessions of a browser host share them: the catalog is stored and
/// synchronized once.
public final class SharedStore: Sendable {
    /// The database that couldn't be used and was replaced by a new one. `nil` in the usual case. Later launches report it
    /// again, until ``ReplacedDatabase/acknowledge()``.
    public var replacedDatabase: ReplacedDatabase? { database.replaced }

    let database: AppDatabase
    let network: LiveNetwork
    let catalogSync: CatalogSync

    /// Opens the database without blocking the caller's actor, and creates it if necessary. Sends no request.
    ///
    /// - Parameters:
    ///   - directory: The directory of the database. Only one process at a time can use it.
    ///   - network: The connection to the server. It isn't shut down with the store.
    ///   - logger: Logs a replaced file, failed observations, and failed synchronizations.
    public convenience init(directory: URL, network: LiveNetwork, logger: Logger) async throws(StoreOpeningError) {
        try await self.init(directory: directory, network: network, minimumSyncInterval: .seconds(60), logger: logger)
    }

    /// - Parameter minimumSyncInterval: The time after a synchronization in which another device's does nothing.
    init(
        directory: URL, network: LiveNetwork, minimumSyncInterval: Duration, logger: Logger
    ) async throws(StoreOpeningError) {
        database = try await AppDatabase.open(in: directory, logger: logger)
        self.network = network
        catalogSync = CatalogSync(
            catalog: network.catalog, store: database, listsChanges: network.capabilities.contains(.changes),
            logger: logger, minimumInterval: minimumSyncInterval)
        Self.excludeFromBackup(directory)
    }

    /// Deletes the rows of all devices except those with certain names, including unsent changes.
    ///
    /// - Parameter names: Returns the names. No device is added between its call and the deletion.
    /// - Throws: The error of `names`, or of the database. Nothing is deleted then.
    public func removeDevices(except names: @escaping @Sendable () throws -> Set<String>) async throws(ServiceError) {
        try await database.write { try OwnerRecord.delete(exceptDevices: names(), in: $0) }
    }

    /// Excludes the data from backups: a restored backup would send its unsent orders again after the server has forgotten
    /// their keys. The cost: saved items, addresses, vouchers, and a guest's bag and wishlist aren't on a new device.
    private static func excludeFromBackup(_ directory: URL) {
        #if canImport(Darwin)
            var (directory, values) = (directory, URLResourceValues())
            values.isExcludedFromBackup = true
            // A backup that is too large is no reason to refuse the store.
            try? directory.setResourceValues(values)
        #endif
    }
}
