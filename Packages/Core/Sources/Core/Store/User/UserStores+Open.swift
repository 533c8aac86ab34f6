import Dispatch
public import Foundation
import GRDB
public import Logging
import Model

extension UserStores {
    /// Opens the guest's store and that of who is signed in, and makes them if need be.
    ///
    /// - Parameters:
    ///   - device: Where the device keeps its things. The files are in its directory `users`. One process at a time
    ///     should use them.
    ///   - scope: Who is signed in.
    ///   - shop: What the device holds of the shop: what it knows of a product wins over what a user has once seen.
    ///   - logger: Told of a file that was set aside, and of what fails while nobody waits for an answer.
    /// - Throws: When a file can't be made, read or written, or when a newer version of the app wrote it.
    public static func open(
        in device: URL, as scope: SessionScope, shop: ShopStore, logger: Logger = ShopStore.silent
    ) throws(StoreOpeningError) -> UserStores {
        try open(in: device, as: scope, products: shop.known, logger: logger, joining: nil)
    }

    /// - Parameter joining: What becomes of the guest's things when somebody signs in.
    static func open(
        in device: URL, as scope: SessionScope, products: KnownProducts, logger: Logger, joining: Joining?
    ) throws(StoreOpeningError) -> UserStores {
        let files = UserFiles(in: device)
        let observing = DispatchQueue(label: "user-stores.observing")
        let guest = try open(.guest, files, logger, observing)
        let current = scope == .guest ? guest : try open(scope, files, logger, observing)
        let stores = UserStores(
            files: files, guest: guest, current: current, products: products, joining: joining, logger: logger,
            observing: observing)
        // A process may have ended after somebody had signed in and before the guest's things were theirs.
        stores.joinGuest(to: current)
        return stores
    }

    /// Sets a user's file aside, so that the next opening begins anew: for a user who chooses that when
    /// ``open(in:as:shop:logger:)`` has refused the file. It is kept under another name.
    ///
    /// - Parameters:
    ///   - scope: Whose file. It must not be open.
    ///   - device: Where the device keeps its things.
    /// - Returns: Where it is now; nil when there is none, or when nothing is wrong with it.
    /// - Throws: When it can't be read or renamed.
    @discardableResult
    public static func setAside(
        _ scope: SessionScope, in device: URL
    ) throws(StoreOpeningError) -> SetAsideStore? {
        let files = UserFiles(in: device).files(of: scope)
        let inspection = StoreInspection(files: files, migrator: UserSchema.migrator, isPersonal: true)
        guard let reason = try inspection.refusal() else { return nil }
        return try files.setAside(reason)
    }

    static func open(
        _ scope: SessionScope, _ files: UserFiles, _ logger: Logger, _ observing: DispatchQueue
    ) throws(StoreOpeningError) -> UserStore {
        let (pool, reports) = try StoreOpening(user: scope, files: files, logger: logger).open()
        return UserStore(scope: scope, pool: pool, reports: reports, logger: logger, observing: observing)
    }

    /// Removes the files of all who are neither the guest nor signed in: a process may have ended between a user's signing
    /// out and that. Files with unsent changes that their user has not discarded stay.
    func removeLeftovers() {
        let current = current.scope
        for scope in files.scopes() where scope != .guest && scope != current && !files.isKept(scope) {
            removeFiles(of: scope)
        }
    }

    /// Keeps the files of all users until they sign in again: their session ended without a sign-out.
    func keepLeftovers() {
        for scope in files.scopes() where scope != .guest { files.keep(scope, true) }
    }

    func removeFiles(of scope: SessionScope) {
        do throws(StoreOpeningError) {
            try files.remove(scope)
        } catch {
            logger.error("\(error)")
        }
    }
}
