import FlowKit
import Mocks
import Model
import Testing

@testable import Orders

@MainActor
@Suite struct OrdersFlowTests {
    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = OrdersScene(.signedIn(.emily))
        let flow = scene.flow()
        flow.makeOrdersViewModel().startShopping()
        flow.makeOrderViewModel(Order.ID(rawValue: 1003)).open(.fixture(product: 8))
        #expect(scene.exits == [.shop, .product(Product.ID(rawValue: 8))])
    }

    @Test func itsScreensSayWhereTheyLive() {
        #expect(OrdersViewModel.routeConfig.path == "/orders?status*")
        #expect(OrderViewModel.routeConfig.path == "/orders/:id")
        let configs = [
            OrdersViewModel.routeConfig, OrderViewModel.routeConfig, OwnReviewsViewModel.routeConfig,
            SavedItemsViewModel.routeConfig,
        ]
        #expect(configs.map(\.requiresAuth) == [true, true, true, false])
    }
}
