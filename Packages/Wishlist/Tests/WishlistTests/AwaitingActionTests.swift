import FlowKit
import Mocks
import Model
import Testing

@testable import Wishlist

/// The actions of the wishlist that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("remove") { wishlist { await $0.remove($1) } },
        AwaitingAction("move to the bag") { wishlist { await $0.moveToBag($1) } },
    ]

    private static func wishlist(
        _ action: @escaping @MainActor (WishlistViewModel, WishlistItem) async -> Void
    ) -> AwaitingTap {
        let products = [ProductSummary].wished
        let scene = WishlistScene(products.map(\.id))
        let router = Router<WishlistRoute>()
        let viewModel = scene.viewModel(router: router)
        let item = WishlistItem(id: products[0].id, product: products[0])
        return AwaitingTap(
            holding: scene.wishlist, router: router, other: .wishlist, changes: { scene.wishlist.calls },
            exits: { scene.exits }, alertsOf: viewModel
        ) { await action(viewModel, item) }
    }

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
