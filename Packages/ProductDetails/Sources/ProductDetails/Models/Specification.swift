import FlowKit
import Foundation
import Model

/// A line in the product's details.
struct Specification: Identifiable, Equatable {
    /// The suffix of the accessibility identifier.
    let id: String
    let name: LocalizedStringResource
    let value: LocalizedStringResource
}

extension ProductDetails {
    /// The known details of the product. Sizes have no unit, because the server doesn't send one.
    var specifications: [Specification] {
        let weight: LocalizedStringResource? = weight.map { "\($0, format: Self.number)" }
        let size: LocalizedStringResource? = dimensions.map {
            "\($0.width, format: Self.number) × \($0.height, format: Self.number) × \($0.depth, format: Self.number)"
        }
        let known: [(id: String, name: LocalizedStringResource, value: LocalizedStringResource?)] = [
            ("sku", "SKU", Self.text(sku)), ("weight", "Weight", weight), ("size", "Width × height × depth", size),
            ("warranty", "Warranty", Self.text(warranty)), ("shipping", "Shipping", Self.text(shipping)),
            ("returns", "Returns", Self.text(returnPolicy)),
        ]
        return known.compactMap { id, name, value in
            value.map { Specification(id: id, name: name, value: $0) }
        }
    }

    /// Returns the server's text. `nil` if it is empty.
    private static func text(_ text: String?) -> LocalizedStringResource? {
        text.flatMap { $0.isEmpty ? nil : "\($0)" }
    }

    /// The format of a number with at most two decimals.
    private static var number: FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(0...2)) }
}
