import FlowKit
import Mocks
import Model
import Testing

@testable import ProductListing

/// The actions of the listing that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("choose the layout") {
            let scene = ListingScene()
            let viewModel = scene.viewModel()
            return AwaitingTap(
                holding: scene.listingStyle, router: Router<ProductListingRoute>(),
                other: .listingFilters(), changes: { [scene.listingStyle.current, viewModel.style] },
                exits: { scene.exits }
            ) { await viewModel.setStyle(.list) }
        }
    ]

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
