/// The orders of all users, invented from the catalogue. The same every time.
struct OrderBook: Sendable {
    /// The latest first.
    private let byUser: [Int: [StoreOrder]]

    init(_ catalogue: Catalogue, users: [StoreUser]) {
        let pairs = users.enumerated().map { index, user in
            (user.id, Self.orders(of: user, index, catalogue))
        }
        byUser = Dictionary(pairs) { first, _ in first }
    }

    func orders(of user: StoreUser.ID) -> [StoreOrder] { byUser[user] ?? [] }

    /// Five, four, three orders and so on: the first user has one of each kind, the sixth has none.
    private static func orders(of user: StoreUser, _ index: Int, _ catalogue: Catalogue) -> [StoreOrder] {
        guard !catalogue.products.isEmpty else { return [] }
        var random = SplitMix64(UInt64(truncatingIfNeeded: user.id) &* 7919)
        let count = max(5 - index, 0)
        let statuses = ["placed", "shipped", "delivered", "cancelled", "delivered"]
        return (0..<count).map { place in
            StoreOrder(
                id: 1000 + index * 10 + (count - place), user: user.id,
                placedAt: Timestamp(day: 640 - place * 47 - random.below(30), second: random.below(86_400)).text,
                status: statuses[place % statuses.count], lines: lines(catalogue, &random))
        }
    }

    private static func lines(_ catalogue: Catalogue, _ random: inout SplitMix64) -> [StoreOrder.Line] {
        var known: Set<Int> = []
        return (0..<1 + random.below(4)).compactMap { _ in
            let product = random.pick(catalogue.products)
            let quantity = max(product.minimumOrder, 1) + random.below(2)
            guard known.insert(product.id).inserted else { return nil }
            return StoreOrder.Line(
                product: product.id, title: product.title, price: product.finalPrice, quantity: quantity)
        }
    }
}
