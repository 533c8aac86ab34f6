import GRDB
import Model

/// How many of a product are in a bag.
struct BagQuantity: Hashable, Sendable {
    let id: Product.ID
    var quantity: Int
}

extension BagTable {
    /// What is in the bag, in its order, without what is known of the products.
    func quantities() throws -> [BagQuantity] {
        let statement = try database.cachedStatement(
            sql: "SELECT product, quantity FROM bagLine ORDER BY position, product")
        return try Row.fetchAll(statement).map { BagQuantity(id: Product.ID(rawValue: $0[0]), quantity: $0[1]) }
    }
}
