public import Foundation

/// An order that was placed on this device and isn't confirmed by the server yet.
public struct PendingOrder: Identifiable, Hashable, Sendable {
    /// The identifier of a pending order: its idempotency key, by which the server recognizes retries.
    public typealias ID = Identifier<PendingOrder, UUID>

    /// The status.
    public enum State: Hashable, Sendable {
        /// The order hasn't been sent.
        case waiting
        /// The order was sent at least once, without a response so far.
        case sent
        /// The server answered the order with an error too often. See ``OutboxService/failedChanges()``.
        case failed
    }

    /// The order's identifier.
    public let id: ID
    /// The date on which the user placed it.
    public let placedAt: Date
    /// The ordered products.
    public let draft: OrderDraft
    /// The status.
    public let state: State

    /// Creates a pending order.
    public init(id: ID, placedAt: Date, draft: OrderDraft, state: State) {
        self.id = id
        self.placedAt = placedAt
        self.draft = draft
        self.state = state
    }
}

/// An order that was placed on this device, as far as the device knows.
public enum PlacedOrder: Hashable, Sendable {
    /// The server hasn't confirmed the order.
    case pending(PendingOrder)
    /// The server has confirmed the order.
    case confirmed(Order)
    /// The order isn't pending, and its number isn't known: the shop rejected it, or its response couldn't be read.
    case unknown
}
