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
        flow.makeAccountViewModel().openSavedItems()
        flow.makeAboutViewModel().open(.terms)
        #expect(scene.exits == [.savedItems, .page(.terms)])
    }

    @Test func theScreensSayWhereTheyLive() {
        #expect(AccountViewModel.routeConfig.path == "/account")
        #expect(
            AccountViewModel.routeConfig.tab
                == TabConfig(identifier: "account", title: "Account", icon: "person", index: 4))
        #expect(ProfileViewModel.routeConfig.transition == .sheet)
        #expect(SettingsViewModel.routeConfig.path == "/settings")
        #expect(AboutViewModel.routeConfig.path == "/about")
    }

    @Test func onlyTheUsersOwnDataNeedsAUser() async {
        let configs = [
            AccountViewModel.routeConfig, SettingsViewModel.routeConfig, AboutViewModel.routeConfig,
            ProfileViewModel.routeConfig, NotificationsViewModel.routeConfig, AddressesViewModel.routeConfig,
        ]
        #expect(configs.allSatisfy { $0.activity == .shop })
        #expect(configs.map(\.requiresAuth) == [false, false, false, true, true, true])
    }
}
