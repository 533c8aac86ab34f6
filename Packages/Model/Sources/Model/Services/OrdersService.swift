public import FlowKit

/// Loads and places the user's orders. Throws ``ServiceError/unauthorized`` if the user is signed out.
public protocol OrdersService: Sendable {
    /// Returns all orders of the user, latest first. For stored orders, returns `nil` if they were never loaded.
    func orders(_ policy: FetchPolicy) async throws(ServiceError) -> [Order]?

    /// Returns an order of the user. For stored orders, returns `nil` if it isn't stored. For requests to the server,
    /// returns an order or throws.
    func order(_ id: Order.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Order?

    /// Places an order of lines that the user has confirmed. The lines are removed from the bag immediately, and the
    /// order is sent as soon as the server is reachable, even after a restart.
    ///
    /// Rejected lines return to the bag, and the ``OutboxService`` reports the conflict.
    ///
    /// - Throws: ``PlaceOrderError``. The bag is unchanged then.
    @discardableResult
    func place(_ lines: [BagLine]) async throws(PlaceOrderError) -> PendingOrder.ID

    /// Returns a stream of the unconfirmed orders, latest first, followed by every change. Empty if the user is signed
    /// out. A confirmed order moves to the stored ``orders(_:)``.
    func pending() -> AsyncStream<[PendingOrder]>
}
