import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import Purchasing

@MainActor
@Suite struct PurchasingFlowTests {
    enum HostRoute: Hashable, Sendable {
        case purchasing(PurchasingRoute)
        case elsewhere
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.purchasing) { route in
            if case .purchasing(let route) = route { route } else { nil }
        }
        let flow = PurchasingScene().flow(router: scope)
        flow.router.navigate(to: .buyAgain)
        #expect(app.path == [.elsewhere, .purchasing(.buyAgain)])
        #expect(flow.router.path == [.buyAgain])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = PurchasingScene()
        let flow = scene.flow()
        flow.makeQuickOrderViewModel().open(.stool)
        flow.makeBuyAgainViewModel().startShopping()
        #expect(scene.exits == [.product(.stool), .shop])
    }

    @Test(arguments: [PurchasingRoute.quickOrder, .buyAgain])
    func routesSurviveStorage(_ route: PurchasingRoute) throws {
        let data = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(PurchasingRoute.self, from: data) == route)
    }
}
