/// How far an order is.
public enum OrderStatus: String, CaseIterable, Hashable, Codable, Sendable {
    case placed, shipped, delivered, cancelled
}
