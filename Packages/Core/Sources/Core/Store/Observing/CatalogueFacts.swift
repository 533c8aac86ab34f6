import Model

/// What the catalogue knows of some products at one moment.
struct CatalogueFacts: Hashable, Sendable {
    /// As they are now.
    var known: [Product.ID: ProductSummary] = [:]
    /// The shop does not have them any more.
    var gone: Set<Product.ID> = []

    /// A product as it is now: what is known wins over what was once seen; what the shop has no more is sold out.
    func now(_ seen: ProductSummary) -> ProductSummary {
        if let known = known[seen.id] { return known }
        guard gone.contains(seen.id) else { return seen }
        var seen = seen
        seen.stock = 0
        return seen
    }
}
