import Foundation
public import Model

/// The suggestions for a text in the search field.
public struct SearchSuggestions: Hashable, Sendable {
    /// The text that the suggestions match, without surrounding whitespace.
    public let words: String
    /// The user's text, if nothing matches it and ``words`` is the corrected one.
    public private(set) var misspelled: String?
    /// The categories with the most results for the text, for searching in only one.
    public let scopes: [Scope]
    /// The categories whose names match.
    public let categories: [Match<ProductCategory>]
    /// The brands whose names match.
    public let brands: [Match<Brand>]
    /// The products that match best.
    public let products: [SearchHit]

    /// A category in which a text has results.
    public struct Scope: Identifiable, Hashable, Sendable {
        public let category: ProductCategory
        /// The number of results.
        public let count: Int
        public var id: ProductCategory.ID { category.id }
    }

    /// A value whose name matches, with the matches highlighted.
    public struct Match<Value: Identifiable & Hashable & Sendable>: Identifiable, Hashable, Sendable
    where Value.ID: Sendable {
        public let value: Value
        public let name: HighlightedText
        public var id: Value.ID { value.id }
    }

    /// Returns the suggestions as those for a text that was corrected.
    func correcting(_ text: String) -> SearchSuggestions {
        var suggestions = self
        suggestions.misspelled = text
        return suggestions
    }

    /// A Boolean value that indicates whether nothing matches.
    public var isEmpty: Bool { scopes.isEmpty && categories.isEmpty && brands.isEmpty && products.isEmpty }
}

extension HighlightedText {
    /// Highlights the words of a text that begin with the words of a search, regardless of case and accents. Returns
    /// `nil` unless each word of the search begins a word of the text, or is in a text of a script without spaces.
    init?(_ text: String, matching search: String) {
        var found: [Range<String.Index>] = []
        for word in search.split(whereSeparator: \.isWhitespace) {
            guard let range = text.beginning(of: word) else { return nil }
            found.append(range)
        }
        var parts: [Part] = []
        var end = text.startIndex
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= end {
            if end < range.lowerBound { parts.append(Part(String(text[end..<range.lowerBound]))) }
            parts.append(Part(String(text[range]), isMatch: true))
            end = range.upperBound
        }
        if end < text.endIndex { parts.append(Part(String(text[end...]))) }
        self.init(parts: parts)
    }
}

extension String {
    /// Returns the first range that equals the word and begins a word of the text.
    fileprivate func beginning(of word: Substring) -> Range<Index>? {
        var rest = startIndex..<endIndex
        while let range = range(of: word, options: [.caseInsensitive, .diacriticInsensitive], range: rest) {
            guard range.lowerBound > startIndex else { return range }
            let before = self[index(before: range.lowerBound)]
            if !before.isLetter, !before.isNumber { return range }
            // Words of some scripts have no spaces between them.
            if before.isUnspaced || self[range.lowerBound].isUnspaced { return range }
            rest = range.upperBound..<endIndex
        }
        return nil
    }
}
