/// What a store sells. The same every time: two stores with one catalogue answer alike.
public struct Catalogue: Sendable, Hashable {
    /// In order of their numbers.
    public private(set) var products: [StoreProduct]
    public let categories: [StoreCategory]
    /// Where the products of each category are.
    private var byCategory: [String: [Int]]

    /// - Parameter shelves: Each category with its products, with numbers that rise.
    init(_ shelves: [(category: StoreCategory, products: [StoreProduct])]) {
        products = shelves.flatMap(\.products)
        categories = shelves.map(\.category)
        byCategory = [:]
        sortIn()
    }

    /// - Complexity: O(1) while no number is missing, else O(log *n*).
    public func product(_ id: Int) -> StoreProduct? {
        let place = place(of: id)
        return place < products.count && products[place].id == id ? products[place] : nil
    }

    /// - Returns: `nil` for a category that there isn't.
    public func products(in slug: String) -> [StoreProduct]? {
        byCategory[slug].map { places in places.map { products[$0] } }
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

/// Changes. What is sold is otherwise the same every time.
extension Catalogue {
    /// Replaces a product, or adds one.
    ///
    /// - Complexity: O(1) where it stays in its category, else O(*n*).
    mutating func put(_ product: StoreProduct) {
        let place = place(of: product.id)
        guard place < products.count, products[place].id == product.id else {
            products.insert(product, at: place)
            return sortIn()
        }
        let moves = products[place].category != product.category
        products[place] = product
        if moves { sortIn() }
    }

    /// - Complexity: O(*n*).
    mutating func remove(_ id: StoreProduct.ID) {
        let place = place(of: id)
        guard place < products.count, products[place].id == id else { return }
        products.remove(at: place)
        sortIn()
    }

    /// Where a product of this number is, or would be.
    func place(of id: Int) -> Int {
        // Without gaps, the number says it.
        if 1 <= id, id <= products.count, products[id - 1].id == id { return id - 1 }
        var (low, high) = (0, products.count)
        while low < high {
            let middle = (low + high) / 2
            if products[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func sortIn() {
        byCategory = Dictionary(categories.map { ($0.slug, []) }) { first, _ in first }
        for (place, product) in products.enumerated() { byCategory[product.category]?.append(place) }
    }
}
