public import FlowKit

/// A rejected line of an order.
public struct RefusedOrderLine: Hashable, Sendable {
    /// The reason why a line was rejected.
    public enum Reason: Hashable, Sendable {
        /// The stock is lower than the quantity.
        case stock(Int)
        /// The quantity is below the minimum.
        case minimum(Int)
        /// The product is no longer available.
        case gone
        /// The price has changed.
        case price(Money)
    }

    /// The product.
    public var product: Product.ID
    /// The display name.
    public var title: String
    /// The reason.
    public var reason: Reason

    /// Creates a rejected line.
    public init(product: Product.ID, title: String, reason: Reason) {
        self.product = product
        self.title = title
        self.reason = reason
    }
}

extension RefusedOrderLine {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch reason {
        case .stock(let left) where left <= 0: "\(title) is sold out."
        case .stock(let left): "Only \(left) of \(title) left."
        case .minimum(let minimum): "\(title) is sold in quantities of \(minimum) or more."
        case .gone: "\(title) is no longer available."
        case .price(let price): "\(title) now costs \(price, format: .money)."
        }
    }
}
