#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ProductDetails

    /// What a product's page made goes with it, alone and in an app.
    @MainActor
    @Suite struct ProductDetailsLeakTests {
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [
                ProductDetailsRoute.productDetails(.walnutDesk), .productDetails(.bookshelf),
            ]) { router in
                ProductScene().flow(router: router)
            } use: { flow, leaks in
                let app = ScreenDriver { ProductDetailsFlowView(root: .productDetails(.walnutDesk), viewModel: flow) }
                await app.settle { app.title == "Walnut Desk" }
                flow.router.push(.productDetails(.bookshelf))
                await app.settle { flow.router.path.count == 1 && app.title == "Ladder Bookshelf" }
                app.goBack()
                flow.router.present(.productDetails(.bookshelf))
                await app.settle { flow.router.sheet != nil && app.title == "Ladder Bookshelf" }
                app.dismissSheet()
                #expect(flow.router.path.isEmpty && flow.router.sheet == nil)
            }
        }

        @Test func nothingIsLeftOfAViewModelAtWork() async {
            await expectNoLeaks(ofFlowThrough: [
                ProductDetailsRoute.productDetails(.walnutDesk), .productDetails(.bookshelf),
            ]) { router in
                ProductScene().flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeProductDetailsViewModel(.walnutDesk))
                leaks.track(viewModel.product)
                leaks.track(viewModel.following)
                leaks.track(viewModel.followingRelated)
                leaks.track(viewModel.hearts)
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.state.isSuccess && viewModel.surroundings != nil }
                await viewModel.refresh()
                observing.cancel()
            }
        }
    }
#endif
