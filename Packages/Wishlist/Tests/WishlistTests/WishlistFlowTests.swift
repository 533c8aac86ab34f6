import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Wishlist

@MainActor
@Suite struct WishlistFlowTests {
    enum HostRoute: Hashable, Sendable {
        case wishlist(WishlistRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = WishlistScene().flow()
        flow.router.navigate(to: .wishlist)
        #expect(flow.router.path == [.wishlist])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.wishlist) { route in
            if case .wishlist(let route) = route { route } else { nil }
        }
        let flow = WishlistScene().flow(router: scope)
        flow.router.navigate(to: .wishlist)
        expectNoDifference(app.path, [.elsewhere, .wishlist(.wishlist)])
        #expect(flow.router.path == [.wishlist])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = WishlistScene()
        scene.flow().makeWishlistViewModel().startShopping()
        #expect(scene.exits == [.shop])
    }

    @Test func theScreenSaysWhereItLives() {
        #expect(WishlistViewModel.routeConfig.path == "/wishlist")
        #expect(WishlistViewModel.routeConfig.tab?.identifier == "wishlist")
        #expect(WishlistViewModel.routeConfig.activity == .shop)
    }

    @Test func nothingIsLeftOfAScreenThatWent() async {
        let scene = WishlistScene([ProductSummary].wished.map(\.id))
        await expectNoLeaks { leaks in
            let flow = leaks.track(scene.flow())
            let screen = leaks.track(flow.makeWishlistViewModel())
            let observing = Task { await screen.observe() }
            await settle(screen) { screen.state.isSuccess }
            await screen.remove(WishlistItem(id: [ProductSummary].wished[0].id, product: nil))
            observing.cancel()
            await observing.value
        }
    }
}
