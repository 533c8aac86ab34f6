import Foundation
import Model

/// A line in the product's details.
struct Specification: Identifiable, Hashable {
    /// The suffix of the accessibility identifier.
    let id: String
    let name: String
    let value: String
}

extension ProductDetails {
    /// The known details of the product. Sizes have no unit, because the server doesn't send one.
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

    /// Returns a number with at most two decimals, in the same format for every locale.
    private static func shown(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
