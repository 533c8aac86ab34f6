#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Bag

    /// What the bag made goes with it, alone and in an app.
    @MainActor
    @Suite struct BagLeakTests {
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [BagRoute.bag]) { router in
                BagScene([.stools, .apples]).flow(router: router)
            } use: { flow, leaks in
                let app = ScreenDriver { BagFlowView(viewModel: flow) }
                await app.settle { app.shows("Stool") }
                flow.router.push(.bag)
                await app.settle { flow.router.path.count == 1 && app.shows("Stool") }
                app.goBack()
                flow.router.present(.bag)
                await app.settle { flow.router.sheet != nil && app.shows("Stool") }
                app.dismissSheet()
                #expect(flow.router.path.isEmpty && flow.router.sheet == nil)
            }
        }

        @Test func nothingIsLeftOfAViewModelAtWork() async {
            await expectNoLeaks(ofFlowThrough: [BagRoute.bag]) { router in
                BagScene([.stools, .apples]).flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeBagViewModel())
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.state.isSuccess }
                viewModel.setQuantity(5, of: BagLine.stools.id)
                await viewModel.remove(.apples)
                observing.cancel()
            }
        }
    }
#endif
