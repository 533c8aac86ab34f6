public import Foundation

/// What is to be ordered, as the customer has seen it. Whatever is one, may be placed as far as the device knows.
public struct OrderDraft: Hashable, Codable, Sendable {
    /// The products with their quantities and prices, each product once.
    public private(set) var lines: [OrderLine]
    /// What all of it costs.
    public let total: Money

    /// Checks each quantity against the stock, and that the sums fit.
    ///
    /// - Throws: ``PlaceOrderError``: the first thing that is wrong.
    public init(_ lines: [BagLine]) throws(PlaceOrderError) {
        guard !lines.isEmpty else { throw .empty }
        var known: Set<Product.ID> = []
        for line in lines {
            if let refusal = line.refusal { throw .refused(line.id, refusal) }
            guard known.insert(line.id).inserted else { throw .changed(line.id) }
        }
        guard let totals = BagTotals(lines) else { throw .tooExpensive }
        self.lines = lines.map { line in
            OrderLine(
                product: line.id, title: line.product.title, quantity: line.quantity,
                unitPrice: line.product.price.current, thumbnail: line.product.thumbnail)
        }
        total = totals.total
    }

    /// The same with other pictures: where those are, may change while an order waits.
    public func withThumbnails(_ thumbnail: (URL) -> URL?) -> OrderDraft {
        var draft = self
        for index in lines.indices { draft.lines[index].thumbnail = lines[index].thumbnail.flatMap(thumbnail) }
        return draft
    }
}
