#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Home

    /// What the home screen made goes with it, alone and in an app.
    @MainActor
    @Suite struct HomeLeakTests {
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [HomeRoute.home]) { router in
                HomeScene(recents: [3]).flow(router: router)
            } use: { flow, leaks in
                let app = ScreenDriver { HomeFlowView(viewModel: flow) }
                await app.settle { app.title == "Home" }
                flow.router.push(.home)
                await app.settle { flow.router.path.count == 1 && app.title == "Home" }
                app.goBack()
                flow.router.present(.home)
                await app.settle { flow.router.sheet != nil && app.title == "Home" }
                app.dismissSheet()
                #expect(flow.router.path.isEmpty && flow.router.sheet == nil)
            }
        }

        @Test func nothingIsLeftOfAViewModelAtWork() async {
            await expectNoLeaks(ofFlowThrough: [HomeRoute.home]) { router in
                HomeScene(recents: [3]).flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeHomeViewModel())
                leaks.track(viewModel.loader)
                leaks.track(viewModel.following)
                leaks.track(viewModel.hearts)
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.state.isSuccess }
                viewModel.toggleWishlist(.fixture(id: 3))
                await viewModel.refresh()
                observing.cancel()
            }
        }
    }
#endif
