public import FlowKit

/// What the user has bought. Only who is signed in has orders: for anybody else it fails with
/// ``ServiceError/unauthorised``.
public protocol OrdersService: Sendable {
    /// All orders of the user, the latest first. Asked for what is stored, it answers nil when they were never loaded.
    func orders(_ origin: DataOrigin) async throws(ServiceError) -> [Order]?

    /// One order of the user. Asked for what is stored, it answers nil when there is no such thing; asked for what is
    /// fresh, it answers an order or throws.
    func order(_ id: Order.ID, _ origin: DataOrigin) async throws(ServiceError) -> Order?
}
