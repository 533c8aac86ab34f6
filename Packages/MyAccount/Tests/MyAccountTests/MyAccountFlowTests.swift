import FlowKit
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct MyAccountFlowTests {
    enum HostRoute: Hashable, Sendable {
        case account(MyAccountRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = MyAccountFlowViewModel(AccountScene().dependencies) { _ in }
        flow.router.navigate(to: .settings)
        #expect(flow.router.path == [.settings])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() async {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.account) { route in
            if case .account(let route) = route { route } else { nil }
        }
        let flow = AccountScene(router: scope).flow()
        flow.makeAccountViewModel().openSettings()
        #expect(app.path == [.elsewhere, .account(.settings)])
        #expect(flow.router.path == [.settings])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = AccountScene(.signedIn(.emily))
        let flow = scene.flow()
        flow.makeOrdersViewModel().startShopping()
        flow.makeOrderViewModel(Order.ID(rawValue: 1003)).open(.fixture(product: 8))
        #expect(scene.exits == [.shop, .product(Product.ID(rawValue: 8))])
    }

    @Test func theScreensSayWhereTheyLive() {
        #expect(AccountViewModel.routeConfig.path == "/account")
        #expect(
            AccountViewModel.routeConfig.tab
                == TabConfig(identifier: "account", title: "Account", icon: "person", index: 4))
        #expect(SignInViewModel.routeConfig.path == "/sign-in")
        #expect(SignInViewModel.routeConfig.transition == .sheet)
        #expect(OrdersViewModel.routeConfig.path == "/orders?status*")
        #expect(OrderViewModel.routeConfig.path == "/orders/:id")
        #expect(SettingsViewModel.routeConfig.path == "/settings")
        #expect(AboutViewModel.routeConfig.path == "/about")
    }

    @Test func onlyTheOrdersNeedAUser() {
        let configs = [
            AccountViewModel.routeConfig, SignInViewModel.routeConfig, OrdersViewModel.routeConfig,
            OrderViewModel.routeConfig, SettingsViewModel.routeConfig,
        ]
        #expect(configs.allSatisfy { $0.activity == .shop })
        #expect(configs.map(\.requiresAuth) == [false, false, true, true, false])
    }
}
