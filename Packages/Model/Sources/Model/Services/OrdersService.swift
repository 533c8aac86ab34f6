public import Loading

/// Loads, places and cancels the user's orders. Throws ``ServiceError/unauthorized`` if the user is signed out.
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
    /// - Parameters:
    ///   - lines: The lines of the bag.
    ///   - details: The delivery and payment. `nil` for an order without them.
    ///   - key: The order's identifier. Placing an order with the same key again does nothing.
    /// - Throws: ``PlaceOrderError``. The bag is unchanged then.
    func place(_ lines: [BagLine], details: OrderDetails?, key: PendingOrder.ID) async throws(PlaceOrderError)

    /// Returns a stream of an order that was placed on this device, followed by every change.
    func placed(_ key: PendingOrder.ID) -> AsyncStream<PlacedOrder>

    /// Cancels an order that isn't shipped. Its status is canceled immediately, and the cancellation is sent as soon as the
    /// server is reachable, even after a restart.
    ///
    /// If the server rejects the cancellation, the order has its former status again, and the ``OutboxService`` reports the
    /// conflict. Canceling an order again does nothing.
    func cancel(_ id: Order.ID) async throws(ServiceError)

    /// Returns a stream of the orders whose cancellation the server hasn't confirmed, followed by every change.
    func cancellations() -> AsyncStream<Set<Order.ID>>

    /// Returns a stream of the unconfirmed orders, latest first, followed by every change. Empty if the user is signed
    /// out. A confirmed order moves to the stored ``orders(_:)``.
    func pending() -> AsyncStream<[PendingOrder]>
}
