import Foundation
public import Model

/// The brands with the same initial letter.
public struct BrandLetter: Identifiable, Hashable, Sendable {
    /// The letter in upper case without accents, or "#" for all other characters.
    public let letter: String
    /// The brands, sorted by name without regard to case and accents.
    public let brands: [Brand]

    public var id: String { letter }
}

extension [BrandLetter] {
    /// Creates an index of brands. "#" is last.
    public init(_ brands: [Brand]) {
        let groups = Dictionary(grouping: brands) { brand in
            guard let first = brand.sortName.first, first.isLetter else { return "#" }
            return first.uppercased()
        }
        self = groups.map { letter, brands in
            BrandLetter(
                letter: letter, brands: brands.sorted { ($0.sortName, $0.name) < ($1.sortName, $1.name) })
        }
        .sorted { ($0.letter == "#" ? 1 : 0, $0.letter) < ($1.letter == "#" ? 1 : 0, $1.letter) }
    }
}

extension Brand {
    /// The name without case and accents.
    fileprivate var sortName: String { name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
