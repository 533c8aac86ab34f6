#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import ProductListing

    /// What a listing made goes with it, alone and in an app.
    @MainActor
    @Suite struct ProductListingLeakTests {
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [
                ProductListingRoute.productListing(.kitchen), .productListing(.furniture),
            ]) { router in
                ListingScene().flow(router: router)
            } use: { flow, leaks in
                let app = ScreenDriver { ProductListingFlowView(viewModel: flow) }
                await app.settle { app.shows("Oak Stool") }
                flow.router.push(.productListing(.kitchen))
                await app.settle { flow.router.path.count == 1 && app.shows("Salad Spinner") }
                app.goBack()
                flow.router.present(.productListing(.kitchen))
                await app.settle { flow.router.sheet != nil && app.shows("Salad Spinner") }
                app.dismissSheet()
                #expect(flow.router.path.isEmpty && flow.router.sheet == nil)
            }
        }

        @Test func nothingIsLeftOfAViewModelAtWork() async {
            await expectNoLeaks(ofFlowThrough: [
                ProductListingRoute.productListing(.kitchen), .productListing(.furniture),
            ]) { router in
                ListingScene().flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeProductListingViewModel(.furniture))
                leaks.track(viewModel.pager)
                leaks.track(viewModel.following)
                leaks.track(viewModel.hearts)
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.state.isSuccess }
                viewModel.show(ProductQuery())
                viewModel.loadNextPage()
                viewModel.toggleWishlist(.fixture(id: 3))
                observing.cancel()
            }
        }
    }
#endif
