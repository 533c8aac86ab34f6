/// A change of an observed product.
public enum ProductChange<Value> {
    /// The product's new value.
    case now(Value)
    /// The product is no longer available.
    case gone
}

extension ProductChange: Equatable where Value: Equatable {}
extension ProductChange: Hashable where Value: Hashable {}
extension ProductChange: Sendable where Value: Sendable {}

extension ProductChange<ProductSummary> {
    /// Returns the updated product. A product that is no longer available is shown as sold out.
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
