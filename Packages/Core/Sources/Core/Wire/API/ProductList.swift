public import Model

/// A page of the API's products.
public struct ProductList: Hashable, Sendable {
    /// Those that match the query, in the API's order, each once.
    public var products: [Product]
    /// How many there are on all pages, as the API counts.
    public var total: Int
    /// How many come before this page, as the API counts.
    public var skip: Int
    /// The last product that the API sent, whether it matches or not; nil when it sent none.
    public var last: Product?
    /// Where the next page begins, as the API counts; nil on the last page.
    public var nextOffset: Int?

    /// A page, part by part.
    public init(products: [Product], total: Int, skip: Int, last: Product?, nextOffset: Int?) {
        self.products = products
        self.total = total
        self.skip = skip
        self.last = last
        self.nextOffset = nextOffset
    }
}

extension ProductList {
    /// A page as the API sent it.
    ///
    /// - Parameters:
    ///   - sent: All products of the page.
    ///   - total: How many there are on all pages; nil when the API does not say, so that this is the last one.
    ///   - matches: Whether a product is to be kept.
    init(sent: [Product], total: Int?, skip: Int, matches: (Product) -> Bool) {
        let (end, overflow) = skip.addingReportingOverflow(sent.count)
        let count = total ?? end
        var known: Set<Product.ID> = []
        self.init(
            products: sent.filter { matches($0) && known.insert($0.id).inserted }, total: max(count, 0), skip: skip,
            last: sent.last,
            nextOffset: sent.isEmpty || overflow || end >= count ? nil : end)
    }
}
