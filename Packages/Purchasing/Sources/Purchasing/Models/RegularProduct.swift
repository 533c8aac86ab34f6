public import Model

/// A product that the user has ordered before.
public struct RegularProduct: Identifiable, Hashable, Sendable {
    /// The line of the latest order with the product.
    public let line: OrderLine
    /// The number of orders with the product.
    public internal(set) var orderCount: Int

    /// The product's identifier.
    public var id: Product.ID { line.product }
}

extension [RegularProduct] {
    /// The products of orders, those in the most orders first. Canceled orders don't count.
    ///
    /// - Parameter orders: The orders, latest first. Of products in equally many orders, the latest comes first.
    init(_ orders: [Order]) {
        self = []
        for line in orders.filter({ $0.status != .cancelled }).flatMap(\.lines) {
            if let index = firstIndex(where: { $0.id == line.product }) {
                self[index].orderCount += 1
            } else {
                append(RegularProduct(line: line, orderCount: 1))
            }
        }
        // The standard library's sort is stable, so equal counts keep their order.
        sort { $0.orderCount > $1.orderCount }
    }
}
