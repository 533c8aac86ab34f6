import FlowKit
import FlowTesting
import Mocks
import Model
import SharedUI
import Testing

@testable import Bag

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct BagFlowTests {
    enum HostRoute: Hashable, Sendable {
        case bag(BagRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = BagScene().flow()
        flow.router.navigate(to: .bag)
        #expect(flow.router.path == [.bag])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.bag) { route in
            if case .bag(let route) = route { route } else { nil }
        }
        let flow = BagScene().flow(router: scope)
        flow.router.navigate(to: .bag)
        expectNoDifference(app.path, [.elsewhere, .bag(.bag)])
        #expect(flow.router.path == [.bag])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = BagScene()
        scene.flow().makeBagViewModel().startShopping()
        #expect(scene.exits == [.shop])
    }

    #if Headless || !canImport(SwiftUI)
        @Test func theFlowShowsTheBag() async {
            let flow = BagScene([.stools]).flow()
            let app = ScreenDriver { BagFlowView(viewModel: flow) }
            await app.settle { app.shows("Stool") }
            #expect(app.title == "Bag")
        }
    #endif

    @Test func theScreenSaysWhereItLives() {
        #expect(
            BagViewModel.routeConfig
                == RouteConfig(
                    activity: .shop, tab: TabConfig(identifier: "bag", title: "Bag", icon: "bag", index: 3),
                    path: "/bag"
                ))
    }

    #if Headless || !canImport(SwiftUI)
        @Test func nothingIsLeftOfAScreenThatWent() async {
            await expectNoLeaks { leaks in
                let scene = BagScene([.stools, .apples])
                let flow = leaks.track(scene.flow())
                let viewModel = leaks.track(flow.makeBagViewModel())
                let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
                await app.settle { app.shows("Stool") }
                app.increment(.id("bag.product-101.quantity.stepper"))
                app.tap(id: "bag.product-102.remove.button")
                await settle(viewModel.undo) { viewModel.undo.message != nil }
            }
        }
    #endif
}
