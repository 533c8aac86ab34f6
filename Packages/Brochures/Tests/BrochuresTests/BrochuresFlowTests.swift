import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import Brochures

@MainActor
@Suite struct BrochuresFlowTests {
    enum HostRoute: Hashable, Sendable {
        case brochures(BrochuresRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = BrochuresScene().flow()
        flow.router.navigate(to: .brochure(.readingCorner))
        #expect(flow.router.path == [.brochure(.readingCorner)])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.brochures) { route in
            if case .brochures(let route) = route { route } else { nil }
        }
        let flow = BrochuresScene().flow(router: scope)
        flow.router.navigate(to: .brochure(.springKitchen))
        #expect(app.path == [.elsewhere, .brochures(.brochure(.springKitchen))])
        #expect(flow.router.path == [.brochure(.springKitchen)])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = BrochuresScene()
        let spot = HotSpot(product: .knife, title: "Chef's Knife", x: 0, y: 0, width: 1, height: 1)
        scene.flow().makeBrochureViewModel(.springKitchen).open(spot)
        #expect(scene.exits == [.product(.knife)])
    }

    @Test func theScreensSayWhereTheyLive() {
        #expect(
            BrochuresViewModel.routeConfig
                == RouteConfig(
                    activity: .brochures,
                    tab: TabConfig(identifier: "brochures", title: "Brochures", icon: "book", index: 0),
                    path: "/brochures"))
        #expect(
            BrochureViewModel.routeConfig
                == RouteConfig(activity: .brochures, path: "/brochures/:id", animation: .zoom))
        #expect(
            BrochureAtPageViewModel.routeConfig
                == RouteConfig(activity: .brochures, path: "/brochures/:id/pages/:page", animation: .zoom))
    }

    @Test(arguments: [
        BrochuresRoute.brochures, .brochure(.springKitchen), .brochure(Brochure.ID(rawValue: "ü/ %2F")),
        .brochureAtPage(id: .springKitchen, page: 3),
    ])
    func routesSurviveStorage(_ route: BrochuresRoute) throws {
        let data = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(BrochuresRoute.self, from: data) == route)
    }
}
