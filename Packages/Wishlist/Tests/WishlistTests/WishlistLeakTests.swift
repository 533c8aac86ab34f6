#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Wishlist

    /// What the wishlist made goes with it, alone and in an app.
    @MainActor
    @Suite struct WishlistLeakTests {
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [WishlistRoute.wishlist]) { router in
                WishlistScene([ProductSummary].wished.map(\.id)).flow(router: router)
            } use: { flow, leaks in
                let app = ScreenDriver { WishlistFlowView(viewModel: flow) }
                await app.settle { app.rowCount == 2 }
                flow.router.push(.wishlist)
                await app.settle { flow.router.path.count == 1 && app.rowCount == 2 }
                app.goBack()
                flow.router.present(.wishlist)
                await app.settle { flow.router.sheet != nil && app.rowCount == 2 }
                app.dismissSheet()
                #expect(flow.router.path.isEmpty && flow.router.sheet == nil)
            }
        }

        @Test func nothingIsLeftOfAViewModelAtWork() async {
            await expectNoLeaks(ofFlowThrough: [WishlistRoute.wishlist]) { router in
                WishlistScene([ProductSummary].wished.map(\.id)).flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeWishlistViewModel())
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.state.isSuccess }
                await viewModel.remove(WishlistItem(id: [ProductSummary].wished[0].id, product: nil))
                await viewModel.moveToBag(WishlistItem(id: [ProductSummary].wished[1].id, product: nil))
                observing.cancel()
            }
        }
    }
#endif
