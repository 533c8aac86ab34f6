import FlowKit
import Foundation
import Model
import Testing

@testable import ActivitySwitcher

@MainActor
@Suite struct ActivitySwitcherFlowTests {
    enum HostRoute: Hashable, Sendable {
        case activitySwitcher(ActivitySwitcherRoute)
        case elsewhere
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.activitySwitcher) { route in
            if case .activitySwitcher(let route) = route { route } else { nil }
        }
        let flow = SwitcherScene().flow(router: scope)
        flow.router.navigate(to: .activitySwitcher)
        #expect(app.path == [.elsewhere, .activitySwitcher(.activitySwitcher)])
        flow.router.pop()
        #expect(app.path == [.elsewhere])
    }

    @Test func itsScreenLeavesThroughTheFlowsExit() {
        let scene = SwitcherScene()
        scene.flow().makeActivitySwitcherViewModel().close()
        #expect(scene.exits == [.close])
    }

    @Test func theScreenSaysWhereItLives() {
        #expect(
            ActivitySwitcherViewModel.routeConfig
                == RouteConfig(activity: .shop, path: "/activities", transition: .halfSheet))
    }

    @Test func theRouteSurvivesStorage() throws {
        let data = try JSONEncoder().encode(ActivitySwitcherRoute.activitySwitcher)
        #expect(try JSONDecoder().decode(ActivitySwitcherRoute.self, from: data) == .activitySwitcher)
    }
}
