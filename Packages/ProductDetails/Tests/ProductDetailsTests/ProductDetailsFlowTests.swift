import FlowKit
import FlowTesting
import Mocks
import Model
import SharedUI
import Testing

@testable import ProductDetails

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct ProductDetailsFlowTests {
    enum HostRoute: Hashable, Sendable {
        case productDetails(ProductDetailsRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = ProductScene().flow()
        flow.router.navigate(to: .productDetails(.oakStool))
        #expect(flow.router.path == [.productDetails(.oakStool)])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.productDetails) { route in
            if case .productDetails(let route) = route { route } else { nil }
        }
        let flow = ProductScene().flow(router: scope)
        flow.router.navigate(to: .productDetails(.oakStool))
        expectNoDifference(app.path, [.elsewhere, .productDetails(.productDetails(.oakStool))])
        #expect(flow.router.path == [.productDetails(.oakStool)])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = ProductScene()
        scene.flow().makeProductDetailsViewModel(.oakStool).openBag()
        #expect(scene.exits == [.bag])
    }

    #if Headless || !canImport(SwiftUI)
        @Test func theFlowBeginsWithItsProductAndGoesOnToOthers() async {
            let flow = ProductScene().flow()
            let app = ScreenDriver { ProductDetailsFlowView(root: .productDetails(.walnutDesk), viewModel: flow) }
            await app.settle { app.title == "Walnut Desk" }
            flow.router.navigate(to: .productDetails(.bookshelf))
            await app.settle { app.title == "Ladder Bookshelf" }
            app.goBack()
            await app.settle { app.title == "Walnut Desk" }
            #expect(flow.router.path.isEmpty)
        }
    #endif

    @Test func theScreenSaysWhereItLives() {
        #expect(ProductDetailsViewModel.routeConfig == RouteConfig(activity: .shop, path: "/products/:id"))
    }

    #if Headless || !canImport(SwiftUI)
        @Test func nothingIsLeftOfAScreenThatWent() async {
            await expectNoLeaks { leaks in
                let scene = ProductScene()
                let flow = leaks.track(scene.flow())
                let viewModel = leaks.track(flow.makeProductDetailsViewModel(.walnutDesk))
                let app = ScreenDriver { NavigationStack { ProductDetailsView(viewModel: viewModel) } }
                await app.settle { app.shows(id: "product.related-8.card") }
                app.tap(id: "product.add-to-bag.button")
                app.tap(id: "product.wishlist.button")
                await app.settle { app.shows("Undo") }
            }
        }
    #endif
}
