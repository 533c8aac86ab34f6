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

/// A point in the history of the local store. An observation that starts from it misses no later write.
///
/// It is valid only for the same store, until the app is restarted.
public struct ProductMoment: Hashable, Sendable {
    /// The number of the last change before this point.
    public let rawValue: Int

    /// Creates a point in the history after a number of changes.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
