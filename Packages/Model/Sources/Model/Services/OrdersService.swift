public import FlowKit

/// What the user has bought and buys. Only who is signed in has orders: for anybody else it fails with
/// ``ServiceError/unauthorised``.
public protocol OrdersService: Sendable {
    /// All orders of the user, the latest first. Asked for what is stored, it answers nil when they were never loaded.
    func orders(_ origin: DataOrigin) async throws(ServiceError) -> [Order]?

    /// One order of the user. Asked for what is stored, it answers nil when there is no such thing; asked for what
    /// the server says, it answers an order or throws.
    func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order?

    /// Orders these lines of the bag, as the customer has seen them. They leave the bag at once, and the order is sent as
    /// soon as the server can be reached, also after a restart.
    ///
    /// What the server refuses comes back into the bag, and the ``OutboxService`` tells why.
    ///
    /// - Throws: ``PlaceOrderError``. Nothing has changed then.
    @discardableResult
    func place(_ lines: [BagLine]) async throws(PlaceOrderError) -> PendingOrder.ID

    /// The orders that the server has not confirmed yet, the latest first; then every change. None for who is not signed
    /// in. An order that is confirmed leaves them and is among the stored ``orders(_:)``.
    func pending() -> AsyncStream<[PendingOrder]>
}
