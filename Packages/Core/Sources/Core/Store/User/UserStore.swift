import Dispatch
import GRDB
import Logging
import Model

/// What the device holds of one user: the bag, the wishlist, orders. One SQLite file.
final class UserStore: StoreAccess {
    let scope: SessionScope
    let pool: DatabasePool
    let logger: Logger
    let observing: DispatchQueue

    init(scope: SessionScope, pool: DatabasePool, logger: Logger, observing: DispatchQueue) {
        self.scope = scope
        self.pool = pool
        self.logger = logger
        self.observing = observing
    }

    func close() throws(ServiceError) {
        do { try pool.close() } catch { throw ServiceError(storing: error) }
    }
}
