public import Model

/// The content of the home screen that comes from the catalog.
public struct HomeContent: Hashable, Sendable {
    /// The product with the highest discount, or the best rated product if there is no offer. `nil` if no product is
    /// available.
    public let hero: ProductSummary?
    /// The next best offers after the hero, at most two.
    public let offers: [ProductSummary]
    /// All categories, sorted by name.
    public let categories: [ProductCategory]
    /// The best rated products, excluding the hero and the other offers.
    public let featured: [ProductSummary]

    /// - Parameters:
    ///   - categories: All categories, sorted by name.
    ///   - offers: The candidates for the hero and the other offers.
    ///   - best: The best rated products, best first.
    public init(categories: [ProductCategory], offers: [ProductSummary], best: [ProductSummary]) {
        let deals = offers.filter { $0.price.isDiscounted && !$0.stockRule.isSoldOut }
            .sorted { ($1.price.discountBasisPoints, $0.id) < ($0.price.discountBasisPoints, $1.id) }
        let hero = deals.first ?? (best + offers).first { !$0.stockRule.isSoldOut }
        let others = deals.dropFirst().prefix(2)
        let shown = Set(([hero].compactMap(\.self) + others).map(\.id))
        self.hero = hero
        self.offers = Array(others)
        self.categories = categories
        featured = Array(best.lazy.filter { !shown.contains($0.id) && !$0.stockRule.isSoldOut }.prefix(8))
    }

    private init(
        hero: ProductSummary?, offers: [ProductSummary], categories: [ProductCategory], featured: [ProductSummary]
    ) {
        self.hero = hero
        self.offers = offers
        self.categories = categories
        self.featured = featured
    }

    /// Returns the content with updated products at the same positions. The selection changes only when the content is
    /// loaded.
    func applying(_ changes: [Product.ID: ProductChange<ProductSummary>]) -> HomeContent {
        func now(_ product: ProductSummary) -> ProductSummary { changes[product.id]?.applied(to: product) ?? product }
        return HomeContent(
            hero: hero.map(now), offers: offers.map(now), categories: categories, featured: featured.map(now))
    }

    /// The identifiers of all products in the content.
    var productIDs: [Product.ID] { ([hero].compactMap(\.self) + offers + featured).map(\.id) }

    public var isEmpty: Bool { hero == nil && categories.isEmpty && featured.isEmpty }
}
