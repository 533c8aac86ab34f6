/// Why a product of an order was refused.
public struct RefusedOrderLine: Hashable, Codable, Sendable {
    /// What is wrong with a line.
    public enum Reason: Hashable, Codable, Sendable {
        /// Only so many are left.
        case stock(Int)
        /// It is sold in quantities of so many or more.
        case minimum(Int)
        /// The shop sells it no more.
        case gone
        /// It costs something else now.
        case price(Money)
    }

    /// Which product.
    public var product: Product.ID
    /// What it is called.
    public var title: String
    /// What is wrong with it.
    public var reason: Reason

    /// A line that was refused.
    public init(product: Product.ID, title: String, reason: Reason) {
        self.product = product
        self.title = title
        self.reason = reason
    }
}

extension RefusedOrderLine: CustomStringConvertible {
    /// What a person is told.
    public var description: String {
        switch reason {
        case .stock(let left) where left <= 0: "\(title) is sold out."
        case .stock(let left): "Only \(left) of \(title) left."
        case .minimum(let minimum): "\(title) is sold in quantities of \(minimum) or more."
        case .gone: "\(title) is not sold any more."
        case .price(let price): "\(title) costs \(price.formatted) now."
        }
    }
}
