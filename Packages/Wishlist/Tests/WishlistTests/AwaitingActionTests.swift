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
        let viewModel = scene.viewModel()
        let item = WishlistItem(id: products[0].id, product: products[0])
        return AwaitingTap(
            holding: scene.wishlist, router: Router<WishlistRoute>(), other: .wishlist,
            changes: { scene.wishlist.calls },
            exits: { scene.exits }
        ) { await action(viewModel, item) }
    }

    @Test(arguments: actions) func twoTapsHaveTheEffectOfOne(_ action: AwaitingAction) async {
        let (once, twice) = await (action.effects(), action.effects(taps: 2))
        #expect(twice == once)
        #expect(!once.changes.isEmpty, "the action changes nothing")
    }

    @Test(arguments: actions, AwaitingAction.Leaving.allCases)
    func userWhoLeavesStaysThereAndKeepsTheChange(_ action: AwaitingAction, leaving: AwaitingAction.Leaving) async {
        let (stayed, left) = await (action.effects(), action.effects(leaving: leaving))
        #expect(left.leavesScreens)
        #expect(left.changes == stayed.changes)
    }
}
