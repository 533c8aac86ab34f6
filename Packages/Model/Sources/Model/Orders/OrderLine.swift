public import Foundation

/// A product as it was ordered: its title and price may have changed since.
public struct OrderLine: Identifiable, Hashable, Codable, Sendable {
    /// What was ordered.
    public var product: Product.ID
    /// What it was called then.
    public var title: String
    /// How many pieces, at least 1.
    public var quantity: Int
    /// What one piece cost then.
    public var unitPrice: Money
    /// A small picture of it; nil when there is none.
    public var thumbnail: URL?

    /// A quantity below 1 counts as 1.
    public init(product: Product.ID, title: String, quantity: Int, unitPrice: Money, thumbnail: URL? = nil) {
        self.product = product
        self.title = title
        self.quantity = max(quantity, 1)
        self.unitPrice = unitPrice
        self.thumbnail = thumbnail
    }

    /// The product's: an order has one line for a product.
    public var id: Product.ID { product }

    /// What the line cost; nil when it does not fit.
    public var total: Money? { unitPrice.multiplied(by: quantity) }
}
