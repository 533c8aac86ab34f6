/// What a store sells. The same every time: two stores with one catalogue answer alike.
public struct Catalogue: Sendable, Hashable {
    /// In order of their numbers, from 1 without gaps.
    public let products: [StoreProduct]
    public let categories: [StoreCategory]
    private let byCategory: [String: Range<Int>]

    /// - Parameter shelves: Each category with its products, which get their numbers here.
    init(_ shelves: [(category: StoreCategory, products: [StoreProduct])]) {
        var products: [StoreProduct] = []
        var ranges: [String: Range<Int>] = [:]
        for shelf in shelves {
            let start = products.count
            products += shelf.products
            ranges[shelf.category.slug] = start..<products.count
        }
        self.products = products
        categories = shelves.map(\.category)
        byCategory = ranges
    }

    /// - Complexity: O(1).
    public func product(_ id: Int) -> StoreProduct? {
        1 <= id && id <= products.count ? products[id - 1] : nil
    }

    /// - Returns: `nil` for a category that there isn't.
    public func products(in slug: String) -> [StoreProduct]? {
        byCategory[slug].map { Array(products[$0]) }
    }

    /// Products with every word of the text somewhere in title, brand, category, tags or description.
    ///
    /// An empty text finds all. What is found in a title comes first, each part in order of the numbers.
    ///
    /// - Complexity: O(size of the catalogue).
    public func search(_ text: String) -> [StoreProduct] {
        let words = text.lowercased().split { $0.isWhitespace }.map(String.init)
        guard !words.isEmpty else { return products }
        let found = products.filter { product in words.allSatisfy(product.searchText.contains) }
        let inTitle = found.filter { product in words.allSatisfy(product.title.lowercased().contains) }
        let first = Set(inTitle.map(\.id))
        return inTitle + found.filter { !first.contains($0.id) }
    }
}
