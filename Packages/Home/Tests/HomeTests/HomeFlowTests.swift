import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Home

@MainActor
@Suite struct HomeFlowTests {
    enum HostRoute: Hashable, Sendable {
        case home(HomeRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = HomeScene().flow()
        flow.router.navigate(to: .home)
        #expect(flow.router.path == [.home])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.home) { route in
            if case .home(let route) = route { route } else { nil }
        }
        HomeScene().flow(router: scope).router.navigate(to: .home)
        expectNoDifference(app.path, [.elsewhere, .home(.home)])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = HomeScene()
        scene.flow().makeHomeViewModel().openAllProducts()
        #expect(scene.exits == [.allProducts])
    }

    @Test func theScreenSaysWhereItLives() {
        #expect(HomeViewModel.routeConfig.path == "/home")
        #expect(HomeViewModel.routeConfig.tab?.identifier == "home")
        #expect(HomeViewModel.routeConfig.tab?.index == 0)
        #expect(HomeViewModel.routeConfig.activity == .shop)
    }

    @Test func nothingIsLeftOfAScreenThatWent() async {
        let scene = HomeScene(recents: [3])
        await expectNoLeaks { leaks in
            let flow = leaks.track(scene.flow())
            let viewModel = leaks.track(flow.makeHomeViewModel())
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { viewModel.state.isSuccess }
            observing.cancel()
            await observing.value
        }
    }
}
