public import Foundation

/// A line of an order, with the product's title and price at the time of the order.
public struct OrderLine: Identifiable, Hashable, Codable, Sendable {
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
