#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import GiftCards

    @MainActor
    @Suite struct GiftCardsScreenTests {
        @Test func theContentIsListed() async {
            let flow = GiftCardsScene().flow()
            let app = ScreenDriver { GiftCardsFlowView(viewModel: flow) }
            await app.settle { app.shows("First gift card") && app.shows("Second gift card") }
        }

        @Test func theEmptyScreenOpensTheShop() async {
            let scene = GiftCardsScene([])
            let flow = scene.flow()
            let app = ScreenDriver { GiftCardsFlowView(viewModel: flow) }
            await app.settle { app.shows("Nothing here yet") }
            app.tap("Start shopping")
            #expect(scene.exits == [.shop])
        }

        @Test func offlineTheContentHasANotice() async {
            let scene = GiftCardsScene()
            scene.giftCards.freshFailure = .offline
            let flow = scene.flow()
            let app = ScreenDriver { GiftCardsFlowView(viewModel: flow) }
            await app.settle { app.shows("First gift card") && app.shows("You're offline. Showing saved content.") }
        }

        @Test func nothingIsLeftOfTheScreen() async {
            let scene = GiftCardsScene()
            await expectNoLeaks(ofFlowThrough: [GiftCardsRoute.giftCards]) { router in
                scene.flow(router: router)
            } use: { flow, _ in
                let app = ScreenDriver { GiftCardsFlowView(viewModel: flow) }
                await app.settle { app.shows("First gift card") }
            }
        }
    }
#endif
