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
        let users = PersonalMove(files: UserFiles(in: directory), logger: logger)
        let opening = StoreOpening(
            files: StoreFiles(in: directory), migrator: ShopSchema.migrator(users: users), plan: .shop,
            logger: logger, users: users)
        let (pool, reports) = try opening.open()
        return OpenedStore(
            store: ShopStore(pool: pool, images: ImageAddresses(origin: imageOrigin), logger: logger),
            reports: reports)
    }
}
