import FlowKit
public import Model

/// An in-memory wishlist.
public final class MockWishlistService: WishlistService, Controllable {
    public enum Call: Hashable, Sendable {
        case add(Product.ID)
        case remove(Product.ID)
        case restore(Product.ID)
    }

    private struct State {
        var ids: [Product.ID]
        var products: [Product.ID: ProductSummary]

        var items: [WishlistItem] { ids.map { WishlistItem(id: $0, product: products[$0]) } }
    }

    public let control = MockControl<Call>()
    private let state: MockState<State>

    /// - Parameters:
    ///   - ids: The products on the wishlist, newest first.
    ///   - products: The stored products. Items of other products have no product.
    public init(_ ids: [Product.ID] = [], products: [ProductSummary] = .catalog) {
        let products = Dictionary(products.map { ($0.id, $0) }) { _, last in last }
        state = MockState(State(ids: ids, products: products), control.changes)
    }

    /// The current items, newest first.
    public var currentItems: [WishlistItem] { state.value.items }

    /// Changes a stored product, as a refresh of the catalog does.
    public func store(_ product: ProductSummary) {
        state.update { $0.products[product.id] = product }
    }

    public func items() -> AsyncStream<[WishlistItem]> {
        state.values { $0.items }
    }

    public func productIDs() -> AsyncStream<Set<Product.ID>> {
        state.values { Set($0.ids) }
    }

    public func add(_ id: Product.ID) async throws(ServiceError) {
        try await control.answer(.add(id))
        state.update { if !$0.ids.contains(id) { $0.ids.insert(id, at: 0) } }
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? {
        try await control.answer(.remove(id))
        return state.update { state in
            guard let index = state.ids.firstIndex(of: id) else { return nil }
            state.ids.remove(at: index)
            return RemovedWishlistItem(item: WishlistItem(id: id, product: state.products[id]), index: index)
        }
    }

    public func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        let id = removed.item.id
        try await control.answer(.restore(id))
        state.update { state in
            guard !state.ids.contains(id) else { return }
            state.ids.insert(id, at: min(max(removed.index, 0), state.ids.count))
        }
    }
}
