/// How far an order is.
public enum OrderStatus: String, CaseIterable, Hashable, Codable, Sendable {
    /// It has been taken.
    case placed
    /// It is on its way.
    case shipped
    /// It has arrived.
    case delivered
    /// It was called off, and nothing comes.
    case cancelled
}
