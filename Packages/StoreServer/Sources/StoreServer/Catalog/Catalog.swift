/// The products that a server sells.
public struct Catalog: Sendable, Hashable {
    /// All products, in order of their identifiers.
    public private(set) var products: [StoreProduct] = []
    public let categories: [StoreCategory]

    /// - Parameter products: Products with ascending identifiers.
    init(categories: [StoreCategory], products: [StoreProduct]) {
        self.categories = categories
        self.products = products.map(prepared)
    }

    /// Returns the product with an identifier.
    ///
    /// - Complexity: O(1) if no identifier is missing, else O(log *n*).
    public func product(_ id: StoreProduct.ID) -> StoreProduct? {
        let index = index(of: id)
        return index < products.count && products[index].id == id ? products[index] : nil
    }

    /// Returns the products of a category; nil if there is no such category.
    public func products(in slug: String) -> [StoreProduct]? {
        guard categories.contains(where: { $0.slug == slug }) else { return nil }
        return products.filter { $0.category == slug }
    }

    /// Returns the products that contain every word of a text in title, brand, category, tags or description.
    ///
    /// An empty text matches all products. Products with all words in the title come first; both parts are in order of
    /// the identifiers.
    public func search(_ text: String) -> [StoreProduct] {
        let words = text.lowercased().split { $0.isWhitespace }.map(String.init)
        guard !words.isEmpty else { return products }
        let matches = products.filter { product in words.allSatisfy(product.searchText.contains) }
        let isTitleMatch = { (product: StoreProduct) in words.allSatisfy(product.title.lowercased().contains) }
        return matches.filter(isTitleMatch) + matches.filter { !isTitleMatch($0) }
    }

    /// Returns the index of a product, or the index at which a product with this identifier belongs.
    func index(of id: StoreProduct.ID) -> Int {
        if 1 <= id, id <= products.count, products[id - 1].id == id { return id - 1 }
        var (low, high) = (0, products.count)
        while low < high {
            let middle = (low + high) / 2
            if products[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Replaces or adds a product, with its numbers clamped to their bounds.
    mutating func put(_ product: StoreProduct) {
        let index = index(of: product.id)
        if index < products.count, products[index].id == product.id {
            products[index] = prepared(product)
        } else {
            products.insert(prepared(product), at: index)
        }
    }

    /// Removes a product, if it exists.
    mutating func remove(_ id: StoreProduct.ID) {
        let index = index(of: id)
        if index < products.count, products[index].id == id { products.remove(at: index) }
    }

    private func prepared(_ product: StoreProduct) -> StoreProduct {
        var product = product.clamped()
        let category = categories.first { $0.slug == product.category }?.name ?? ""
        let texts = [product.title, product.brand ?? "", product.category, category, product.description]
        product.searchText = (texts + product.tags).joined(separator: "\n").lowercased()
        return product
    }
}

extension Catalog: Decodable {
    private enum CodingKeys: String, CodingKey { case categories, products }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            categories: try container.decode([StoreCategory].self, forKey: .categories),
            products: try container.decode([StoreProduct].self, forKey: .products))
    }
}

extension Catalog {
    /// A shop of 288 invented products in 24 categories, some of them sold out, discounted or sold in minimum quantities.
    public static let standard = Resources.decode(Catalog.self, from: "catalog.json")

    /// Returns a catalog of any size for benchmarks: variants of the standard products with other prices and stocks. The
    /// same seed gives the same catalog.
    public static func synthetic(count: Int, seed: UInt64 = 1) -> Catalog {
        var random = SplitMix64(seed)
        var products: [StoreProduct] = []
        let (share, rest) = max(0, count).quotientAndRemainder(dividingBy: max(1, standard.categories.count))
        for (index, category) in standard.categories.enumerated() {
            let models = standard.products(in: category.slug) ?? []
            for number in 0..<share + (index < rest ? 1 : 0) where !models.isEmpty {
                var product = models[number % models.count]
                product.id = products.count + 1
                let round = number / models.count
                if round > 0 { product.title += " No. \(round + 1)" }
                product.price = product.price * (75 + random.below(51)) / 100
                product.stock = product.stock == 0 ? 0 : product.minimumOrder + random.below(100)
                products.append(product)
            }
        }
        return Catalog(categories: standard.categories, products: products)
    }
}

/// A random number generator (SplitMix64) with the same sequence on every platform.
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number from 0 up to, but not including, `bound`, which is at least 1.
    mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

    /// Returns an element of a collection that isn't empty.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
