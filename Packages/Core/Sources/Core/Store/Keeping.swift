import Logging
import Model

/// Stores what a server has answered. That it can't be stored does not keep the answer from the screen: it is logged. What
/// belongs to a user who has signed out meanwhile is not for the screen either.
func keep(
    _ what: String, _ logger: Logger, _ write: () async throws(ServiceError) -> Void
) async throws(ServiceError) {
    do throws(ServiceError) {
        try await write()
    } catch {
        if error == .cancelled || error == .unauthorised { throw error }
        logger.error("Storing \(what) has failed: \(error)")
    }
}

/// Stores in the device's store what a server has answered.
func keep(
    _ what: String, in store: ShopStore, _ logger: Logger,
    _ write: (ShopStore) async throws(ServiceError) -> Void
) async throws(ServiceError) {
    try await keep(what, logger) { () throws(ServiceError) in try await write(store) }
}
