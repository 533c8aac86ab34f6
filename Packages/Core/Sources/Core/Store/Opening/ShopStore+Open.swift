public import Foundation
import GRDB
public import Logging

extension ShopStore {
    /// A logger that says nothing.
    public static var silent: Logger { Logger(label: "shop-store") { _ in SwiftLogNoOpLogHandler() } }

    /// Opens the store in a directory, which is made if need be.
    ///
    /// A file that can't be used (damaged, no database, written by a newer version) is renamed and reported, and a new
    /// store takes its place: nothing is ever deleted or overwritten.
    /// - Parameters:
    ///   - directory: Where the file `shop.sqlite` is, or is to be. One process at a time should use it.
    ///   - imageOrigin: The API's own address. Pictures below it are stored without it, so that they are found again
    ///     when the server comes back on another port.
    ///   - logger: Told of a file that was set aside, and of what fails later while nobody waits for an answer.
    /// - Throws: When the directory or the file can't be made, read or written.
    public static func open(
        in directory: URL, imageOrigin: URL?, logger: Logger = ShopStore.silent
    ) throws(StoreOpeningError) -> OpenedStore {
        let files = StoreFiles(in: directory)
        try files.makeDirectory()
        let setAside = try makeRoom(for: files, logger)
        let pool = try openPool(files)
        return OpenedStore(
            store: ShopStore(pool: pool, images: ImageAddresses(origin: imageOrigin), logger: logger),
            setAside: setAside)
    }

    private static func makeRoom(for files: StoreFiles, _ logger: Logger) throws(StoreOpeningError) -> SetAsideStore? {
        guard let reason = try StoreInspection(files: files).refusal() else { return nil }
        let setAside = try files.setAside(reason)
        logger.warning("\(setAside)")
        return setAside
    }

    private static func openPool(_ files: StoreFiles) throws(StoreOpeningError) -> DatabasePool {
        do {
            let pool = try DatabasePool(path: files.path, configuration: .shop)
            try ShopSchema.migrator.migrate(pool)
            files.damageNote.remove()
            return pool
        } catch {
            let reason = try StoreInspection.reason(for: error, at: files.path)
            throw .file(path: files.path, reason: "\(reason)")
        }
    }
}

extension Configuration {
    /// How the shop's file is opened.
    static var shop: Configuration {
        var configuration = Configuration()
        configuration.label = "shop-store"
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { Relevance.add(to: $0) }
        return configuration
    }
}
