import Foundation
import Model

/// One line of what there is to know about a product.
struct Specification: Identifiable, Hashable {
    /// Part of its accessibility identifier.
    let id: String
    let name: String
    let value: String
}

extension ProductDetails {
    /// What is known of the product; nothing is said of what is not. Sizes have no unit: the source names none.
    var specifications: [Specification] {
        let size = dimensions.map { [$0.width, $0.height, $0.depth].map(Self.shown).joined(separator: " × ") }
        let known: [(id: String, name: String, value: String?)] = [
            ("sku", "SKU", sku), ("weight", "Weight", weight.map(Self.shown)),
            ("size", "Width × height × depth", size), ("warranty", "Warranty", warranty),
            ("shipping", "Shipping", shipping), ("returns", "Returns", returnPolicy),
        ]
        return known.compactMap { id, name, value in
            value.flatMap { $0.isEmpty ? nil : Specification(id: id, name: name, value: $0) }
        }
    }

    /// At most two digits after the point, the same in every locale.
    private static func shown(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
