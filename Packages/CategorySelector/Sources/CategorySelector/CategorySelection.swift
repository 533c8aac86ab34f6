import Foundation
public import Model

/// The content of the category selector.
public struct CategorySelection: Hashable, Sendable {
    public let categories: [CategoryBranch]
    public let brands: [BrandLetter]
}

/// A group of categories, or a single category.
public struct CategoryBranch: Identifiable, Hashable, Sendable {
    /// The first word of the categories' identifiers for a group, and the category's identifier otherwise.
    public let id: String
    /// The English name of the group or category: "Mens".
    public let name: String
    /// The categories of the group, at least two, sorted by name. Empty for a single category.
    public let children: [Leaf]
    /// The category. `nil` for a group.
    public let category: ProductCategory.ID?

    /// A category of a group.
    public struct Leaf: Identifiable, Hashable, Sendable {
        public let id: ProductCategory.ID
        /// The English name without the name of the group: "Shirts".
        public let name: String
    }
}

extension [CategoryBranch] {
    /// Creates a tree from a flat list of categories.
    ///
    /// Shop APIs such as DummyJSON have no departments, but name categories by them: `mens-shirts` and `mens-shoes`.
    /// Categories with the same first word form a group, if there are at least two. Branches are sorted by name.
    public init(_ categories: [ProductCategory]) {
        let groups = Dictionary(grouping: categories) { category in
            category.id.rawValue.split(separator: "-").first.map(String.init) ?? category.id.rawValue
        }
        let branches = groups.flatMap { word, categories -> [CategoryBranch] in
            guard categories.count > 1 else {
                return categories.map {
                    CategoryBranch(id: $0.id.rawValue, name: $0.name, children: [], category: $0.id)
                }
            }
            let leaves = categories.map { CategoryBranch.Leaf(id: $0.id, name: Self.name(of: $0, in: word)) }
            return [
                CategoryBranch(
                    id: word, name: word.prefix(1).uppercased() + word.dropFirst(),
                    children: leaves.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }, category: nil)
            ]
        }
        self = branches.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Returns the name of a category without the name of its group: "Shirts" for "Men's Shirts" in "mens".
    private static func name(of category: ProductCategory, in group: String) -> String {
        let words = category.name.split(separator: " ")
        guard words.count > 1, words[0].filter(\.isLetter).lowercased() == group.lowercased() else {
            return category.name
        }
        return words.dropFirst().joined(separator: " ")
    }
}

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

extension [BrandLetter] {
    /// Returns the brands whose names contain all words of a text, without regard to case and accents.
    func matching(_ text: String) -> [BrandLetter] {
        let words = text.split(whereSeparator: \.isWhitespace)
        if words.isEmpty { return self }
        return compactMap { letter in
            let brands = letter.brands.filter { brand in words.allSatisfy { brand.name.localizedStandardContains($0) } }
            return brands.isEmpty ? nil : BrandLetter(letter: letter.letter, brands: brands)
        }
    }
}

extension Brand {
    /// The name without case and accents.
    fileprivate var sortName: String { name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
