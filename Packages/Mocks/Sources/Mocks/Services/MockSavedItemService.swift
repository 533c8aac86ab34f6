import FlowKit
import Foundation
import Loading
public import Model

/// In-memory saved items, beside the in-memory bag that they come from.
public final class MockSavedItemService: SavedItemService, Controllable {
    public enum Call: Hashable, Sendable {
        case saveForLater(Product.ID)
        case takeBackSaved(Product.ID)
        case moveToBag(Product.ID)
        case takeBackMoved(Product.ID)
        case remove(Product.ID)
        case restore(Product.ID)
    }

    public let control = MockControl<Call>()
    private let state: MockState<[SavedItem]>
    private let bag: MockBagService

    /// - Parameters:
    ///   - items: The saved items, newest first.
    ///   - bag: The bag.
    public init(_ items: [SavedItem] = [], bag: MockBagService) {
        state = MockState(items, control.changes)
        self.bag = bag
    }

    /// The current items, newest first.
    public var currentItems: [SavedItem] { state.value }

    /// Changes a product of an item, as a refresh of the catalog does.
    public func store(_ product: ProductSummary) {
        state.update { items in
            if let index = items.firstIndex(where: { $0.id == product.id }) { items[index].product = product }
        }
    }

    public func items() -> AsyncStream<[SavedItem]> { state.values { $0 } }

    public func count() -> AsyncStream<Int> { state.values { $0.count } }

    @discardableResult
    public func saveForLater(_ id: Product.ID) async throws(BagError) -> SavedBagLine? {
        try await answer(.saveForLater(id))
        guard let removed = bag.change({ $0.remove(id) }) else { return nil }
        let old = state.value.first { $0.id == id }
        set(SavedItem(removed.line, replacing: old, at: Self.date))
        return SavedBagLine(removed: removed, replaced: old)
    }

    public func takeBack(_ saved: SavedBagLine) async throws(BagError) {
        let id = saved.removed.line.id
        try await answer(.takeBackSaved(id))
        bag.change { $0.restore(saved.removed) }
        if let replaced = saved.replaced { set(replaced) } else { state.update { $0.removeAll { $0.id == id } } }
    }

    @discardableResult
    public func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedSavedItem? {
        try await answer(.moveToBag(id))
        guard let item = state.value.first(where: { $0.id == id }) else { return nil }
        do throws(QuantityRefusal) {
            let quantity = try bag.change { bag throws(QuantityRefusal) in try bag.add(item) }
            state.update { $0.removeAll { $0.id == id } }
            return MovedSavedItem(item: item, quantity: quantity)
        } catch {
            throw .refused(error)
        }
    }

    public func takeBack(_ moved: MovedSavedItem) async throws(BagError) {
        try await answer(.takeBackMoved(moved.item.id))
        bag.change { $0.take(moved.item.id, quantity: moved.quantity) }
        set(moved.item)
    }

    @discardableResult
    public func remove(_ id: Product.ID) async throws(ServiceError) -> SavedItem? {
        try await control.answer(.remove(id))
        return state.update { items in items.firstIndex { $0.id == id }.map { items.remove(at: $0) } }
    }

    public func restore(_ item: SavedItem) async throws(ServiceError) {
        try await control.answer(.restore(item.id))
        guard !state.value.contains(where: { $0.id == item.id }) else { return }
        set(item)
    }

    /// Puts an item on top.
    private func set(_ item: SavedItem) {
        state.update { items in
            items.removeAll { $0.id == item.id }
            items.insert(item, at: 0)
        }
    }

    private static let date = Date(timeIntervalSince1970: 1_770_000_000)

    private func answer(_ call: Call) async throws(BagError) {
        do throws(ServiceError) {
            try await control.answer(call)
        } catch {
            throw .service(error)
        }
    }
}
