/// The status of an order.
public enum OrderStatus: String, CaseIterable, Hashable, Codable, Sendable {
    /// The order was placed.
    case placed
    /// The order was shipped.
    case shipped
    /// The order was delivered.
    case delivered
    /// The order was canceled.
    case cancelled
}
