import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import SharedUI
import Synchronization
import Testing

@testable import Wishlist

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct UnreadableWishlistTests {
    @Test func aStoreThatCannotBeReadIsSaid() async {
        let viewModel = WishlistViewModel(
            WishlistDependencyContainer(wishlist: UnreadableWishlist())
        ) { _ in }
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state == .error(.storage("the wishlist can't be read")) }
        observing.cancel()
    }

    #if Headless || !canImport(SwiftUI)
        @Test func nothingIsLeftOfAScreenThatTriedAgain() async {
            await expectNoLeaks { leaks in
                let service = UnreadableWishlist()
                let viewModel = leaks.track(
                    WishlistViewModel(WishlistDependencyContainer(wishlist: service)) { _ in })
                let app = ScreenDriver { NavigationStack { WishlistView(viewModel: viewModel) } }
                await app.settle { app.shows("Can't access saved data") }
                service.repair()
                app.tap("Try again")
                await app.settle { app.shows("Your wishlist is empty") }
            }
        }
    #endif

    @Test func aScreenThatGoesAwaySaysNothing() async {
        let scene = WishlistScene()
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        observing.cancel()
        await observing.value
        #expect(viewModel.state.failure == nil)
    }
}

/// A wishlist in a store with a damaged file, until that is repaired.
private final class UnreadableWishlist: WishlistService {
    private let isRepaired = Mutex(false)
    private let wishlist = MockWishlistService()

    func repair() { isRepaired.withLock { $0 = true } }

    func items() -> AsyncStream<[WishlistItem]> {
        isRepaired.withLock(\.self) ? wishlist.items() : AsyncStream { $0.finish() }
    }
    func productIDs() -> AsyncStream<Set<Product.ID>> { AsyncStream { $0.finish() } }
    func add(_ id: Product.ID) async throws(ServiceError) {}
    func remove(_ id: Product.ID) async throws(ServiceError) -> RemovedWishlistItem? { nil }
    func restore(_ removed: RemovedWishlistItem) async throws(ServiceError) {}
    func moveToBag(_ id: Product.ID) async throws(BagError) -> MovedToBag? { nil }
    func takeBack(_ moved: MovedToBag) async throws(BagError) {}
}
