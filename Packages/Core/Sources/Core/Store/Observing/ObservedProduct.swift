public import Model
public import SharedCombine

/// A product's summary for a view, and for whoever subscribes to `$summary`: nil until it is read, and while the store
/// does not hold the product.
@MainActor
public final class ObservedProduct: ObservableObject, Identifiable {
    /// The product that is watched.
    public nonisolated let id: Product.ID
    /// As it is now.
    @Published public private(set) var summary: ProductSummary?

    private var watching: Task<Void, Never>?

    /// Watches a product for as long as this object lives.
    public init(_ id: Product.ID, in products: ProductObservation) {
        self.id = id
        let summaries = products.summary(of: id)
        watching = Task { [weak self] in
            for await summary in summaries { self?.summary = summary }
        }
    }

    deinit { watching?.cancel() }
}
