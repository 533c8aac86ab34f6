public import Foundation
import GRDB
public import Logging
import Model

/// The catalog and the settings of a device, in the file `shop.sqlite`. A user's data is in ``UserStores``.
public final class ShopStore: Sendable {
    let database: AppDatabase
    let images: ImageAddresses
    let changes: ProductChanges

    /// A logger that discards all messages.
    public static var silent: Logger { Logger(label: "shop-store") { _ in SwiftLogNoOpLogHandler() } }

    /// Opens the store in a directory, which is created if necessary.
    ///
    /// A file that can't be used is renamed and replaced by a new one; see ``replaced``.
    /// - Parameters:
    ///   - directory: The directory of the file `shop.sqlite`. Only one process at a time should use it.
    ///   - imageOrigin: The API's address. Pictures below it are stored without it, so that they are found again when the
    ///     server is started on another port.
    ///   - logger: Logs a replaced file, and failed observations.
    /// - Throws: An error if the directory or the file can't be created, read or written.
    @concurrent
    public static func open(
        in directory: URL, imageOrigin: URL?, logger: Logger = ShopStore.silent
    ) async throws(StoreOpeningError) -> ShopStore {
        let database = try AppDatabase(
            DatabaseFile(in: directory, name: "shop.sqlite"), schema: .shop, logger: logger)
        return ShopStore(database, images: ImageAddresses(origin: imageOrigin))
    }

    private init(_ database: AppDatabase, images: ImageAddresses) {
        self.database = database
        self.images = images
        changes = ProductChanges(database)
    }

    /// The path of the file.
    public var path: String { database.pool.path }

    /// The file that couldn't be used and was replaced. `nil` in the usual case.
    public var replaced: ReplacedDatabase? { database.replaced }

    var logger: Logger { database.logger }

    /// Looks up products of the catalog.
    var known: KnownProducts { KnownProducts(database: database, images: images) }

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

    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncStream<Value> {
        database.values(of: what, fetch)
    }
}
