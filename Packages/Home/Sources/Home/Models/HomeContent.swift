public import Model

/// What the shop puts in its window.
public struct HomeContent: Hashable, Sendable {
    /// The product with the best offer; without offers the best one; nil when there is nothing to buy.
    public let hero: ProductSummary?
    /// All categories, by name.
    public let categories: [ProductCategory]
    /// The best rated products, without the hero.
    public let featured: [ProductSummary]

    /// - Parameters:
    ///   - categories: All categories, by name.
    ///   - offers: Products among which the best offer is looked for.
    ///   - best: The best rated products, the best first.
    public init(categories: [ProductCategory], offers: [ProductSummary], best: [ProductSummary]) {
        let hero = Self.hero(offers: offers, best: best)
        self.hero = hero
        self.categories = categories
        featured = Array(best.lazy.filter { $0.id != hero?.id && !$0.stockRule.isSoldOut }.prefix(8))
    }

    private init(hero: ProductSummary?, categories: [ProductCategory], featured: [ProductSummary]) {
        self.hero = hero
        self.categories = categories
        self.featured = featured
    }

    /// The same products as they are now, each in its place: what is in the window is chosen when it is loaded.
    func applying(_ changes: [Product.ID: ProductChange<ProductSummary>]) -> HomeContent {
        func now(_ product: ProductSummary) -> ProductSummary { changes[product.id]?.applied(to: product) ?? product }
        return HomeContent(hero: hero.map(now), categories: categories, featured: featured.map(now))
    }

    /// All products in the window.
    var productIDs: [Product.ID] { ([hero].compactMap(\.self) + featured).map(\.id) }

    public var isEmpty: Bool { hero == nil && categories.isEmpty && featured.isEmpty }

    private static func hero(offers: [ProductSummary], best: [ProductSummary]) -> ProductSummary? {
        let offer = offers.lazy.filter { $0.price.isDiscounted && !$0.stockRule.isSoldOut }
            .max { ($0.price.discountBasisPoints, $1.id) < ($1.price.discountBasisPoints, $0.id) }
        return offer ?? (best + offers).first { !$0.stockRule.isSoldOut }
    }
}
