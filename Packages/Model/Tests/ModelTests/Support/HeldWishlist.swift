import FlowKit
import Synchronization

@testable import Model

/// A wishlist in memory that keeps whoever asks waiting for as long as it is held.
final class HeldWishlist: WishlistService, ObservableObject {
    struct Tap: Hashable {
        let id: Product.ID
        let isOn: Bool
    }

    // Not marked as `Sendable` by Combine; it takes a lock of its own.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

    private struct State {
        var isHeld = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var failure: ServiceError?
        var calls: [Tap] = []
    }

    private let state = Mutex(State())
    private let ids: CurrentValue<Set<Product.ID>>

    init(_ ids: Set<Product.ID> = []) {
        self.ids = CurrentValue(ids)
    }

    var current: Set<Product.ID> { ids.value }
    /// What was asked for, in order.
    var calls: [Tap] { state.withLock { $0.calls } }

    /// What every answer is, until it is nil again.
    var failure: ServiceError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    func hold() {
        state.withLock { $0.isHeld = true }
    }

    func release() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.isHeld = false
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Another screen's doing.
    func change(to new: Set<Product.ID>) { ids.send(new) }

    func items() -> AsyncStream<[WishlistItem]> { AsyncStream { $0.finish() } }

    func productIDs() -> AsyncStream<Set<Product.ID>> { ids.values { $0 } }

    func add(_ id: Product.ID) async throws(ServiceError) {
        try await answer(Tap(id: id, isOn: true))
        ids.update { _ = $0.insert(id) }
    }

    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? {
        try await answer(Tap(id: id, isOn: false))
        let removed = ids.update { $0.remove(id) }
        return removed.map { RemovedWishlistItem(item: WishlistItem(id: $0, product: nil), index: 0) }
    }

    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await answer(Tap(id: removed.item.id, isOn: true))
        ids.update { _ = $0.insert(removed.item.id) }
    }

    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedToBag? { nil }

    func takeBack(_ moved: MovedToBag) async throws(BagError) {}

    private func answer(_ call: Tap) async throws(ServiceError) {
        state.withLock { $0.calls.append(call) }
        objectWillChange.send()
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                if state.isHeld { state.waiting.append(continuation) }
                return state.isHeld
            }
            if !isHeld { continuation.resume() }
        }
        if let failure { throw failure }
    }
}
