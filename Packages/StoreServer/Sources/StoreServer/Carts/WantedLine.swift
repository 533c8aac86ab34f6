/// A product and how much of it, as a request has it.
struct WantedLine: Hashable, Sendable {
    let product: StoreProduct.ID
    let quantity: Int
    /// What the customer saw for one piece, in cents.
    var price: Int?

    /// How many a request may have, and a cart may hold.
    static let mostLines = 500
    static let mostPieces = 99_999

    /// - Parameters:
    ///   - quantities: Those that are accepted.
    ///   - hasPrice: Whether there has to be a price.
    static func lines(
        _ body: JSONValue, _ quantities: ClosedRange<Int>, hasPrice: Bool
    ) throws(Refusal) -> [WantedLine] {
        guard let list = body["products"]?.list else { throw .badProducts }
        guard list.count <= mostLines else { throw .tooManyProducts }
        var lines: [WantedLine] = []
        var known: Set<StoreProduct.ID> = []
        for value in list {
            guard let id = value["id"]?.whole else { throw .badProducts }
            guard let quantity = value["quantity"]?.whole, quantities.contains(quantity) else {
                throw .badQuantity(quantities)
            }
            guard known.insert(id).inserted else { throw .twice(id) }
            var line = WantedLine(product: id, quantity: quantity)
            if hasPrice {
                guard let price = value["price"]?.hundredths, price >= 0 else { throw .badPrice }
                line.price = price
            }
            lines.append(line)
        }
        return lines
    }
}
