import FlowKit
import Loading
public import Model

/// An in-memory wishlist, beside the in-memory bag that its products are moved to.
public final class MockWishlistService: WishlistService, Controllable {
    public enum Call: Hashable, Sendable {
        case add(Product.ID)
        case remove(Product.ID)
        case restore(Product.ID)
        case moveToBag(Product.ID)
        case takeBackMoved(Product.ID)
    }

    private struct State {
        var ids: [Product.ID]
        var products: [Product.ID: ProductSummary]

        var items: [WishlistItem] { ids.map { WishlistItem(id: $0, product: products[$0]) } }

        mutating func remove(_ id: Product.ID) -> RemovedWishlistItem? {
            guard let index = ids.firstIndex(of: id) else { return nil }
            ids.remove(at: index)
            return RemovedWishlistItem(item: WishlistItem(id: id, product: products[id]), index: index)
        }
    }

    public let control = MockControl<Call>()
    private let state: MockState<State>
    private let bag: MockBagService

    /// - Parameters:
    ///   - ids: The products on the wishlist, newest first.
    ///   - products: The stored products. Items of other products have no product.
    ///   - bag: The bag. By default, one that nothing else shows.
    public init(
        _ ids: [Product.ID] = [], products: [ProductSummary] = .catalog, bag: MockBagService = MockBagService()
    ) {
        self.bag = bag
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
        return state.update { $0.remove(id) }
    }

    public func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await control.answer(.restore(removed.item.id))
        put(removed)
    }

    @discardableResult
    public func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedToBag? {
        try await answer(.moveToBag(id))
        return try state.update { [bag] state throws(BagError) in
            guard state.ids.contains(id) else { return nil }
            let quantity = try bag.addMinimum(of: id)
            return state.remove(id).map { MovedToBag(removed: $0, quantity: quantity) }
        }
    }

    public func takeBack(_ moved: MovedToBag) async throws(BagError) {
        let id = moved.removed.item.id
        try await answer(.takeBackMoved(id))
        bag.change { $0.take(id, quantity: moved.quantity) }
        put(moved.removed)
    }

    private func put(_ removed: RemovedWishlistItem) {
        let id = removed.item.id
        state.update { state in
            guard !state.ids.contains(id) else { return }
            state.ids.insert(id, at: min(max(removed.index, 0), state.ids.count))
        }
    }

    private func answer(_ call: Call) async throws(BagError) {
        do throws(ServiceError) {
            try await control.answer(call)
        } catch {
            throw .service(error)
        }
    }
}
