import FlowKit
public import Model

/// The products looked at, in memory.
public final class MockRecentsService: RecentsService, Controllable {
    public enum Call: Hashable, Sendable {
        case recordView(Product.ID)
    }

    public let control = MockControl<Call>()
    private let ids: CurrentValue<[Product.ID]>
    private let products: [Product.ID: ProductSummary]

    /// - Parameters:
    ///   - ids: What has been looked at, the latest first.
    ///   - products: What the device holds; a view of any other product shows nothing.
    public init(_ ids: [Product.ID] = [], products: [ProductSummary] = .catalogue) {
        self.ids = CurrentValue(ids)
        self.products = Dictionary(products.map { ($0.id, $0) }) { _, last in last }
    }

    /// What has been looked at, the latest first.
    public var currentIDs: [Product.ID] { ids.value }

    public func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]> {
        ids.values { [products] ids in
            Array(ids.lazy.compactMap { products[$0] }.prefix(max(limit, 0)))
        }
    }

    public func recordView(of id: Product.ID) async throws(ServiceError) {
        try await control.answer(.recordView(id))
        ids.update { ids in
            ids.removeAll { $0 == id }
            ids.insert(id, at: 0)
        }
    }
}
