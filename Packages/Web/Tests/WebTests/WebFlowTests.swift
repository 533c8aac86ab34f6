import FlowKit
import Foundation
import Model
import Testing

@testable import Web

@MainActor
@Suite struct WebFlowTests {
    enum HostRoute: Hashable, Sendable {
        case web(WebRoute)
        case elsewhere
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.web) { route in
            if case .web(let route) = route { route } else { nil }
        }
        let flow = WebScene().flow(router: scope)
        flow.makeWebPageViewModel(.help).follow(.shop(.terms))
        #expect(app.path == [.elsewhere, .web(.webPage(.terms))])
    }

    @Test func theScreenDeclaresItsLocation() {
        #expect(WebPageViewModel.routeConfig == RouteConfig(activity: .shop, path: "/pages/:page"))
    }

    @Test(arguments: ShopPage.allCases)
    func routesSurviveStorage(_ page: ShopPage) throws {
        let route = WebRoute.webPage(page)
        #expect(try JSONDecoder().decode(WebRoute.self, from: JSONEncoder().encode(route)) == route)
    }
}
