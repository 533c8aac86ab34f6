import Foundation

/// Invented orders of all users, always the same for a catalog.
struct SampleOrders: Sendable {
    /// The orders by user, the latest first.
    private let byUser: [StoreUser.ID: [StoreOrder]]

    init(_ catalog: Catalog, users: [StoreUser]) {
        let pairs = users.enumerated().map { index, user in (user.id, Self.orders(of: user, index, catalog)) }
        byUser = Dictionary(pairs) { first, _ in first }
    }

    func orders(of user: StoreUser.ID) -> [StoreOrder] { byUser[user] ?? [] }

    /// Returns five orders for the first user, one with each status, four for the second user, and none for the sixth.
    private static func orders(of user: StoreUser, _ index: Int, _ catalog: Catalog) -> [StoreOrder] {
        guard !catalog.products.isEmpty else { return [] }
        var random = SplitMix64(UInt64(truncatingIfNeeded: user.id) &* 7919)
        let count = max(5 - index, 0)
        let statuses = ["placed", "shipped", "delivered", "cancelled", "delivered"]
        return (0..<count).map { number in
            let date = Date(day: 640 - number * 47 - random.below(30), second: random.below(86_400))
            return StoreOrder(
                id: 1000 + index * 10 + (count - number), user: user.id, placedAt: date.timestamp,
                status: statuses[number % statuses.count], lines: lines(catalog, &random))
        }
    }

    private static func lines(_ catalog: Catalog, _ random: inout SplitMix64) -> [StoreOrder.Line] {
        var known: Set<StoreProduct.ID> = []
        return (0..<1 + random.below(4)).compactMap { _ in
            let product = random.pick(catalog.products)
            let quantity = max(product.minimumOrder, 1) + random.below(2)
            guard known.insert(product.id).inserted else { return nil }
            return StoreOrder.Line(
                product: product.id, title: product.title, price: product.finalPrice, quantity: quantity)
        }
    }
}
