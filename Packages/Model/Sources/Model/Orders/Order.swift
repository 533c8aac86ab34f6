public import Foundation

/// An order.
public struct Order: Identifiable, Hashable, Sendable {
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
    /// The delivery and payment. `nil` for an order that was placed without them.
    public var details: OrderDetails?

    /// Creates an order. The total isn't compared with the lines, because it may include a discount.
    public init(
        id: ID, placedAt: Date, status: OrderStatus, lines: [OrderLine], total: Money, details: OrderDetails? = nil
    ) {
        self.id = id
        self.placedAt = placedAt
        self.status = status
        self.lines = lines
        self.total = total
        self.details = details
    }

    /// A Boolean value that indicates whether the order can be canceled: it isn't shipped.
    public var canBeCanceled: Bool { status == .placed }

    /// The order after it was canceled.
    public var canceled: Order {
        var order = self
        order.status = .cancelled
        return order
    }

    /// The total quantity of all lines, or `Int.max` on overflow.
    public var itemCount: Int {
        lines.reduce(0) { $0.saturating(adding: $1.quantity) }
    }
}

/// A line of an order, with the product's title and price at the time of the order.
public struct OrderLine: Identifiable, Hashable, Sendable {
    /// The ordered products.
    public var product: Product.ID
    /// The product's title at the time of the order.
    public var title: String
    /// The quantity, at least 1.
    public var quantity: Int
    /// The price of one item at the time of the order.
    public var unitPrice: Money
    /// The URL of the thumbnail. `nil` if there is none.
    public var thumbnail: URL?

    /// Creates a line. The quantity is at least 1.
    public init(product: Product.ID, title: String, quantity: Int, unitPrice: Money, thumbnail: URL? = nil) {
        self.product = product
        self.title = title
        self.quantity = max(quantity, 1)
        self.unitPrice = unitPrice
        self.thumbnail = thumbnail
    }

    /// The product's identifier. An order has at most one line for a product.
    public var id: Product.ID { product }

    /// The total of the line. `nil` if it overflows.
    public var total: Money? { unitPrice.multiplied(by: quantity) }
}

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
    /// The server sent a status that this version of the app doesn't know.
    case unknown

    /// The known statuses.
    public static let allCases: [OrderStatus] = [.placed, .shipped, .delivered, .cancelled]
}
