import FlowKit
public import Model

/// The in-memory recently viewed products.
public final class MockRecentsService: RecentsService, Controllable {
    public enum Call: Hashable, Sendable {
        case recordView(Product.ID)
    }

    public let control = MockControl<Call>()
    private let ids: MockState<[Product.ID]>
    private let products: [Product.ID: ProductSummary]

    /// - Parameters:
    ///   - ids: The viewed products, latest first.
    ///   - products: The stored products. Views of other products aren't shown.
    public init(_ ids: [Product.ID] = [], products: [ProductSummary] = .catalog) {
        self.ids = MockState(ids, control.changes)
        self.products = Dictionary(products.map { ($0.id, $0) }) { _, last in last }
    }

    /// The viewed products, latest first.
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
