import Foundation
import Model

/// A search of the mock.
struct MockSearch {
    private let query: SearchQuery
    private let words: [String]

    init(_ query: SearchQuery) {
        self.query = query
        words = (ProductQuery(text: query.text).plainText ?? "").split(whereSeparator: \.isWhitespace).map {
            Self.folded($0)
        }
    }

    /// Returns whether a product contains all words.
    func finds(_ product: Product) -> Bool {
        let texts = [product.summary.title, product.summary.brand ?? "", product.details.description]
        let all = Self.folded((texts + product.details.tags).joined(separator: "\n"))
        return words.allSatisfy { all.contains($0) }
    }

    /// Returns the sorted results. Matches in the title rank higher.
    func hits(in products: [Product]) -> [SearchHit] {
        let found = products.filter { finds($0) && passes($0) }
        let hits = found.map { product in
            let excerpt = highlighted(product.details.description)
            return SearchHit(
                product: product.summary, title: highlighted(product.summary.title),
                excerpt: excerpt.hasMatch ? excerpt : nil)
        }
        switch query.order {
        case .relevance: return hits.filter(\.title.hasMatch) + hits.filter { !$0.title.hasMatch }
        case .products(let sort):
            let places = Dictionary(
                ProductQuery(sort: sort).sorted(hits.map(\.product)).enumerated().map { ($1.id, $0) },
                uniquingKeysWith: { first, _ in first })
            return hits.sorted { places[$0.id, default: 0] < places[$1.id, default: 0] }
        }
    }

    private func passes(_ product: Product) -> Bool {
        (query.category.map { $0 == product.summary.category } ?? true)
            && query.filters.matches(FilteredProduct(product.summary, tags: product.details.tags))
    }

    private func highlighted(_ text: String) -> HighlightedText {
        var parts: [HighlightedText.Part] = []
        var rest = text[...]
        while let match = nextMatch(in: rest) {
            if rest.startIndex < match.lowerBound { parts.append(.init(String(rest[..<match.lowerBound]))) }
            parts.append(.init(String(rest[match]), isMatch: true))
            rest = rest[match.upperBound...]
        }
        if !rest.isEmpty { parts.append(.init(String(rest))) }
        return HighlightedText(parts: parts)
    }

    private func nextMatch(in text: Substring) -> Range<Substring.Index>? {
        words.compactMap { text.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) }
            .filter { !$0.isEmpty }.min { $0.lowerBound < $1.lowerBound }
    }

    private static func folded(_ text: some StringProtocol) -> String {
        String(text).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
