import Foundation
public import Model

extension OutboxConflict {
    /// Creates a conflict of January 1, 2026, at noon UTC, with defaults for the values that a test doesn't depend on.
    public static func fixture(
        id: Int = 1, kind: OutboxConflictKind = .lowered(from: 5, to: 3), product: Int? = 8,
        title: String? = "Oak Stool"
    ) -> OutboxConflict {
        OutboxConflict(
            id: ID(rawValue: id), kind: kind, product: product.map(Product.ID.init(rawValue:)), productTitle: title,
            date: Date(timeIntervalSince1970: 1_767_268_800))
    }
}
