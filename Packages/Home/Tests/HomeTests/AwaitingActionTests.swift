import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Home

/// The actions of the home screen that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated private static let sale = InAppMessage(
        id: InAppMessage.ID(rawValue: "sale"), style: .card, title: "Summer sale", link: "/products?tag=sale")

    nonisolated static let actions = [
        // Two taps on a heart are two changes.
        AwaitingAction("add to the wishlist", skipping: [.twoTaps]) {
            let (scene, router) = (HomeScene(), Router<HomeRoute>())
            let viewModel = scene.viewModel(router: router)
            return AwaitingTap(
                holding: scene.wishlist, router: router, other: .home, changes: { scene.wishlist.calls },
                exits: { scene.exits }, alertsOf: viewModel
            ) {
                viewModel.toggleWishlist([ProductSummary].catalog[0])
                await viewModel.hearts.waitUntilIdle()
            }
        },
        AwaitingAction("open a message") { await message { $0.open(sale) } },
        AwaitingAction("dismiss a message") { await message { $0.dismiss(sale) } },
    ]

    private static func message(_ action: @escaping @MainActor (HomeViewModel) -> Void) async -> AwaitingTap {
        let (scene, router) = (HomeScene(), Router<HomeRoute>())
        scene.configuration.current.messages = [sale]
        let viewModel = scene.viewModel(router: router)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.messages == [sale] }
        observing.cancel()
        return AwaitingTap(
            holding: scene.notices, router: router, other: .home, changes: { scene.notices.calls },
            exits: { scene.exits }, alertsOf: viewModel
        ) {
            action(viewModel)
        }
    }

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
