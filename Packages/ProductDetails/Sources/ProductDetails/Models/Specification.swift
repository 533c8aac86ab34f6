import Foundation
import Model

/// One line of what there is to know about a product.
struct Specification: Identifiable, Hashable {
    let name: String
    let value: String

    var id: String { name }
}

extension ProductDetails {
    /// What is known of the product; nothing is said of what is not. Sizes have no unit: the source names none.
    var specifications: [Specification] {
        let size = dimensions.map { [$0.width, $0.height, $0.depth].map(Self.shown).joined(separator: " × ") }
        let known: [(String, String?)] = [
            ("SKU", sku), ("Weight", weight.map(Self.shown)), ("Width × height × depth", size),
            ("Warranty", warranty), ("Shipping", shipping), ("Returns", returnPolicy),
        ]
        return known.compactMap { name, value in
            value.flatMap { $0.isEmpty ? nil : Specification(name: name, value: $0) }
        }
    }

    /// At most two digits after the point, the same in every locale.
    private static func shown(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
