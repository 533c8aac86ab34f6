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
    /// The known details of the product.
    var specifications: [Specification] {
        let weight: LocalizedStringResource? = weight.map { grams in
            grams < 1000 ? "\(grams, format: Self.number) grams" : "\(grams / 1000, format: Self.number) kg"
        }
        let size: LocalizedStringResource? = dimensions.map {
            "\($0.width, format: Self.number) × \($0.height, format: Self.number) × \($0.depth, format: Self.number) cm"
        }
        let known: [(id: String, name: LocalizedStringResource, value: LocalizedStringResource?)] = [
            ("sku", "SKU", Self.text(sku)), ("weight", "Weight", weight), ("size", "Width × height × depth", size),
            ("warranty", "Warranty", warranty.flatMap(Self.warranty)),
            ("shipping", "Shipping", shipping.flatMap(Self.shipping)),
            ("returns", "Returns", returnPolicy.flatMap(Self.returns)),
        ]
        return known.compactMap { id, name, value in
            value.map { Specification(id: id, name: name, value: $0) }
        }
    }

    /// Returns the server's text. `nil` if it is empty.
    private static func text(_ text: String?) -> LocalizedStringResource? {
        text.flatMap { $0.isEmpty ? nil : "\($0)" }
    }

    /// The format of a number with at most one decimal.
    private static var number: FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(0...1)) }
}

// The server sends the shop's conditions as English sentences. The usual ones are translated, others are shown as they are.
extension ProductDetails {
    private static func warranty(_ sentence: String) -> LocalizedStringResource? {
        switch sentence {
        case "No warranty": return "No warranty"
        case "Lifetime warranty": return "Lifetime warranty"
        default:
            guard let years = sentence.wholeMatch(of: /(\d+) years? warranty/).flatMap({ Int($0.1) }) else {
                return text(sentence)
            }
            return "\(years) years"
        }
    }

    private static func shipping(_ sentence: String) -> LocalizedStringResource? {
        if sentence == "Ships overnight" { return "Ships overnight" }
        if let match = sentence.wholeMatch(of: /Ships in (\d+)-(\d+) business days/), let first = Int(match.1),
            let last = Int(match.2)
        {
            return "Ships in \(first)–\(last) working days"
        }
        if let days = sentence.wholeMatch(of: /Ships in (\d+) days?/).flatMap({ Int($0.1) }) {
            return "Ships in \(days) days"
        }
        if let weeks = sentence.wholeMatch(of: /Ships in (\d+) weeks?/).flatMap({ Int($0.1) }) {
            return "Ships in \(weeks) weeks"
        }
        return text(sentence)
    }

    private static func returns(_ sentence: String) -> LocalizedStringResource? {
        guard let days = sentence.wholeMatch(of: /(\d+) days? return policy/).flatMap({ Int($0.1) }) else {
            return text(sentence)
        }
        return "Within \(days) days"
    }
}
