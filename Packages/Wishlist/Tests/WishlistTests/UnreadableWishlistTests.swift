import FlowKit
import Mocks
import Model
import Testing

@testable import Wishlist

@MainActor
@Suite struct UnreadableWishlistTests {
    @Test func aStoreThatCannotBeReadIsSaid() async {
        let viewModel = WishlistViewModel(
            WishlistDependencyContainer(wishlist: UnreadableWishlist(), bag: MockBagService())
        ) { _ in }
        await viewModel.observe()
        #expect(viewModel.state.failure == .storage("the wishlist can't be read"))
    }

    @Test func aScreenThatGoesAwaySaysNothing() async {
        let scene = WishlistScene()
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        observing.cancel()
        await observing.value
        #expect(viewModel.state.failure == nil)
    }
}

/// What a store with a damaged file answers.
private struct UnreadableWishlist: WishlistService {
    func items() -> AsyncStream<[WishlistItem]> { AsyncStream { $0.finish() } }
    func productIDs() -> AsyncStream<Set<Product.ID>> { AsyncStream { $0.finish() } }
    func add(_ id: Product.ID) async throws(ServiceError) {}
    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? { nil }
    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {}
}
