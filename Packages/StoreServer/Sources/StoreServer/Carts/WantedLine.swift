import Hummingbird

/// A product, quantity and price that a request asks for.
struct WantedLine: Hashable, Sendable {
    let product: StoreProduct.ID
    let quantity: Int
    /// The price of one piece that the customer saw, in cents; nil for a cart.
    var price: Int?

    /// The maximum number of lines of a request and of a cart.
    static let maximumCount = 500
    static let maximumQuantity = 99_999

    init(_ product: RequestNumber, _ quantity: RequestNumber, in quantities: ClosedRange<Int>) throws {
        guard let product = product.whole else { throw HTTPError.invalidProducts }
        guard let quantity = quantity.whole, quantities.contains(quantity) else {
            throw HTTPError.invalidQuantity(quantities)
        }
        self.product = product
        self.quantity = quantity
    }

    /// Returns the lines if there aren't too many and each product is listed once.
    static func validated(_ lines: [WantedLine]) throws -> [WantedLine] {
        guard lines.count <= maximumCount else { throw HTTPError.tooManyProducts }
        var known: Set<StoreProduct.ID> = []
        for line in lines where !known.insert(line.product).inserted {
            throw HTTPError.duplicateProduct(line.product)
        }
        return lines
    }
}
