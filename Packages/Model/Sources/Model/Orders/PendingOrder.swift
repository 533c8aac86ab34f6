public import Foundation

/// An order that the user has placed on this device, and that the server has not confirmed yet.
public struct PendingOrder: Identifiable, Hashable, Sendable {
    /// Names an order before the server has given it a number.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        /// Goes with the order to the server, which so knows it again.
        public let rawValue: UUID

        /// The identifier with this very value.
        public init(rawValue: UUID) { self.rawValue = rawValue }
    }

    /// How far it is.
    public enum State: Hashable, Codable, Sendable {
        /// It has not left the device.
        case waiting
        /// It has been sent at least once, and there is no answer yet.
        case sent
    }

    /// Names the order.
    public let id: ID
    /// When the user placed it.
    public let placedAt: Date
    /// What was ordered.
    public let draft: OrderDraft
    /// How far it is.
    public let state: State

    /// An order on its way.
    public init(id: ID, placedAt: Date, draft: OrderDraft, state: State) {
        self.id = id
        self.placedAt = placedAt
        self.draft = draft
        self.state = state
    }
}
