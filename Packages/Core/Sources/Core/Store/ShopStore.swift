import Dispatch
import GRDB
import Logging
public import Model

/// What the device holds of the shop: the catalogue, what was looked at, where the user was, and settings.
///
/// All of it is one SQLite file, which the screens observe and the network fills. A change is one transaction: a killed
/// process loses nothing that was acknowledged. Open a store with ``open(in:imageOrigin:logger:)``. What belongs to a
/// user is in files of its own: ``UserStores``.
public final class ShopStore: StoreAccess {
    let connections: StoreConnections
    let images: ImageAddresses
    let logger: Logger
    let observing = DispatchQueue(label: "shop-store.observing")
    /// Who watches single products.
    let rows: RowObservers

    init(pool: DatabasePool, images: ImageAddresses, logger: Logger) {
        connections = StoreConnections(pool)
        self.images = images
        self.logger = logger
        rows = RowObservers(of: ["product", "goneProduct"], in: pool)
    }

    /// Where the file is.
    public var path: String { pool.path }

    /// What the catalogue knows now, for those who must not hold the store.
    var known: KnownProducts { KnownProducts(connections: connections, rows: rows, images: images) }

    /// Closes the file, when whatever runs on it is done. Later questions fail with
    /// ``/Model/ServiceError/storage(_:)``, later streams end at once. Without effect on a store that is closed.
    public func close() throws(ServiceError) {
        do { try connections.close() } catch { throw ServiceError(storing: error) }
    }
}
