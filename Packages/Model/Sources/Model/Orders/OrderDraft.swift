public import FlowKit
import Foundation

/// A validated order that the user has confirmed but not placed.
public struct OrderDraft: Hashable, Sendable {
    /// The products with quantities and prices, without duplicates.
    public let lines: [OrderLine]
    /// The total, with delivery and voucher.
    public let total: Money
    /// The delivery and payment. `nil` for an order without them.
    public let details: OrderDetails?

    /// Creates a draft after checking the quantities against the stock and the totals for overflow.
    ///
    /// - Throws: ``PlaceOrderError`` for the first problem.
    public init(_ lines: [BagLine], details: OrderDetails? = nil) throws(PlaceOrderError) {
        guard !lines.isEmpty else { throw .empty }
        var known: Set<Product.ID> = []
        for line in lines {
            if let refusal = line.refusal { throw .refused(line.id, refusal) }
            guard known.insert(line.id).inserted else { throw .changed(line.id) }
        }
        let prices = lines.map(\.product.price.list) + (details?.prices ?? [])
        guard Set(prices.map(\.currency)).count == 1 else { throw .mixedCurrencies }
        guard let subtotal = BagTotals(lines)?.total,
            let total = details.map({ $0.total(of: subtotal) }) ?? subtotal
        else { throw .tooExpensive }
        self.lines = lines.map { line in
            OrderLine(
                product: line.id, title: line.product.title, quantity: line.quantity,
                unitPrice: line.product.price.current, thumbnail: line.product.thumbnail)
        }
        self.total = total
        self.details = details
    }

    /// Creates a draft that was stored.
    public init(lines: [OrderLine], total: Money, details: OrderDetails?) {
        self.lines = lines
        self.total = total
        self.details = details
    }
}

/// A reason why an order was not placed. The bag is unchanged.
public enum PlaceOrderError: Error, Hashable, Sendable {
    /// The bag is empty.
    case empty
    /// The user is signed out.
    case signedOut
    /// The quantity of this product can't be ordered.
    case refused(Product.ID, QuantityRefusal)
    /// The quantity or price of this line differs from what the user confirmed.
    case changed(Product.ID)
    /// The total overflows.
    case tooExpensive
    /// The prices are in different currencies, so that there is no total.
    case mixedCurrencies
    /// The shop doesn't take orders.
    case unsupported
    /// The order could not be stored.
    case service(ServiceError)
}

extension PlaceOrderError {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .empty: "Your bag is empty. Add an item to place an order."
        case .signedOut: "Sign in to place an order."
        case .refused(_, let refusal): refusal.text
        case .changed: "Your bag has changed. Review it, then order again."
        case .tooExpensive: "This order is too large. Split it into smaller orders."
        case .mixedCurrencies:
            "We can't calculate a total for these items. Go back to your bag and order them separately."
        case .unsupported: "This shop doesn't take orders here. Your bag is unchanged."
        case .service(let error): "\(error.description)"
        }
    }
}
