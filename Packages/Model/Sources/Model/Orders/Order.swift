public import Foundation

/// What was bought at once.
public struct Order: Identifiable, Hashable, Codable, Sendable {
    /// Names an order, on the server and in URLs.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        /// The number that the server has given.
        public let rawValue: Int

        /// The identifier of this very number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Accepts digits only, as ``description`` prints them: one order has one text.
        public init?(_ description: String) {
            guard let value = Int(description), value >= 0, String(value) == description else { return nil }
            rawValue = value
        }

        /// The number in digits, as it stands in URLs.
        public var description: String { String(rawValue) }
    }

    /// Names the order.
    public var id: ID
    /// When it was placed.
    public var placedAt: Date
    /// How far it is.
    public var status: OrderStatus
    /// What was ordered.
    public var lines: [OrderLine]
    /// What all of it cost, as the server has charged it.
    public var total: Money

    /// An order. That the total is that of the lines is not checked: there may have been a discount.
    public init(id: ID, placedAt: Date, status: OrderStatus, lines: [OrderLine], total: Money) {
        self.id = id
        self.placedAt = placedAt
        self.status = status
        self.lines = lines
        self.total = total
    }

    /// How many pieces were ordered; `Int.max` when that does not fit.
    public var itemCount: Int {
        lines.reduce(0) { sum, line in
            let (sum, overflow) = sum.addingReportingOverflow(line.quantity)
            return overflow ? .max : sum
        }
    }
}
