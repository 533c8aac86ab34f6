/// What has become of a product that is watched.
public enum ProductChange<Value> {
    /// It is this now.
    case now(Value)
    /// The shop does not have it any more.
    case gone
}

extension ProductChange: Equatable where Value: Equatable {}
extension ProductChange: Hashable where Value: Hashable {}
extension ProductChange: Sendable where Value: Sendable {}

extension ProductChange<ProductSummary> {
    /// What to show in the place of what is shown of the product: one that the shop has no more is sold out, as it is in
    /// a bag.
    public func applied(to shown: ProductSummary) -> ProductSummary {
        switch self {
        case .now(let summary): return summary
        case .gone:
            var summary = shown
            summary.stock = 0
            return summary
        }
    }
}
