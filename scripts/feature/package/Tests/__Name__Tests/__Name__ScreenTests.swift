#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks  // service
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import __Name__

    @MainActor
    @Suite struct __Name__ScreenTests {
        @Test func theContentIsListed() async {
            let flow = __Name__Scene().flow()
            let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
            await app.settle { app.shows("First __item__") && app.shows("Second __item__") }
        }

        @Test func theEmptyScreenOpensTheShop() async {
            let scene = __Name__Scene([])
            let flow = scene.flow()
            let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
            await app.settle { app.shows("Nothing here yet") }
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func offlineTheContentHasANotice() async {
            let scene = __Name__Scene()
            scene.__items_value__.freshFailure = .offline
            let flow = scene.flow()
            let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
            await app.settle { app.shows("First __item__") && app.shows("You're offline. Showing saved content.") }
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = __Name__Scene()
            await expectNoLeaks(ofFlowThrough: [__Name__Route.__name__]) { router in
                scene.flow(router: router)
            } use: { flow, _ in
                let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
                await app.settle { app.shows("First __item__") }
            }
        }
    }
#endif
