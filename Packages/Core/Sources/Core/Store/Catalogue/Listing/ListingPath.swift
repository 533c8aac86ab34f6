import GRDB
import Model

/// How the products of a list are found. What is least is looked at.
enum ListingPath: Hashable, Sendable {
    /// Along the index of the order, leaving out what is not meant.
    case walk
    /// Along what the full text search finds, which is in the shop's own order.
    case alongWords
    /// All that a narrow condition lets through, sorted.
    case gather(Source)

    /// Conditions that may let few products through.
    enum Source: CaseIterable {
        case words, brand, price
    }

    /// Up to so many products are gathered and sorted. If more fit, there are so many of them along the order that a page
    /// is found by walking: a few hundred steps for each item at the worst.
    static let mostGathered = 4_000

    /// Looks at the store for what is least. Each look is bounded.
    static func choose(
        _ filter: CatalogueFilter, _ sort: ProductSort, in database: Database
    ) throws -> ListingPath {
        if sort == .featured, filter.words != nil { return .alongWords }
        for source in Source.allCases where filter.has(source) && !(source == .price && sort.isByPrice) {
            if source == .brand, sort == .featured { return .walk }
            let statement = CountStatement(filter, source, upTo: mostGathered + 1)
            if try statement.count(in: database) <= mostGathered { return .gather(source) }
        }
        return .walk
    }
}

extension ProductSort {
    /// Whether a range of prices is one piece of the order.
    var isByPrice: Bool { self == .priceAscending || self == .priceDescending }
}

extension CatalogueFilter {
    func has(_ source: ListingPath.Source) -> Bool {
        switch source {
        case .words: words != nil
        case .brand: brand != nil
        case .price: price != nil
        }
    }
}
