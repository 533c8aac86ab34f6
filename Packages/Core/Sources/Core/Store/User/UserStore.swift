import Dispatch
import GRDB
import Logging
import Model

/// What the device holds of one user: the bag, the wishlist, orders. One SQLite file.
final class UserStore: StoreAccess {
    let scope: SessionScope
    let connections: StoreConnections
    /// What happened to files that were there and could not be used; empty in the usual case.
    let reports: [StoreReport]
    let logger: Logger
    let observing: DispatchQueue

    init(scope: SessionScope, pool: DatabasePool, reports: [StoreReport], logger: Logger, observing: DispatchQueue) {
        self.scope = scope
        connections = StoreConnections(pool)
        self.reports = reports
        self.logger = logger
        self.observing = observing
    }

    func close() throws(ServiceError) {
        do { try connections.close() } catch { throw ServiceError(storing: error) }
    }
}
