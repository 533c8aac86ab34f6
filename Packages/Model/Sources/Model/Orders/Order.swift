public import Foundation

/// An order.
public struct Order: Identifiable, Hashable, Codable, Sendable {
    /// The identifier of an order, on the server and in URLs.
    public typealias ID = Identifier<Order, Int>

    /// The order's identifier.
    public var id: ID
    /// The date on which it was placed.
    public var placedAt: Date
    /// The status.
    public var status: OrderStatus
    /// The ordered products.
    public var lines: [OrderLine]
    /// The total that the server charged.
    public var total: Money

    /// Creates an order. The total isn't compared with the lines, because it may include a discount.
    public init(id: ID, placedAt: Date, status: OrderStatus, lines: [OrderLine], total: Money) {
        self.id = id
        self.placedAt = placedAt
        self.status = status
        self.lines = lines
        self.total = total
    }

    /// The total quantity of all lines, or `Int.max` on overflow.
    public var itemCount: Int {
        lines.reduce(0) { sum, line in
            let (sum, overflow) = sum.addingReportingOverflow(line.quantity)
            return overflow ? .max : sum
        }
    }
}
