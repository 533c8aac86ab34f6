import FlowKit
import FlowTesting
import Foundation
import Mocks
import Model
import SharedUI
import Testing

@testable import Checkout

/// How the checkout ends.
@MainActor
@Suite struct CheckoutFlowTests {
    private let id = PendingOrder.ID(rawValue: UUID())

    private func placed(_ scene: CheckoutScene) async throws -> PlacedOrder {
        try await scene.orders.place([.stools], details: .fixture, key: id)
        return .pending(try #require(scene.orders.pendingOrders.first))
    }

    @Test func presenterReceivesPlacedOrder() async throws {
        let router = TestRouter<CheckoutRoute>()
        let scene = CheckoutScene()
        let order = try await placed(scene)
        let presentation = router.router.presentation(of: .checkout)
        router.expect(.present(.checkout))
        router.isExhaustive = false
        let viewModel = scene.flow(router: router.router).makeOrderPlacedViewModel(id)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.order == order }
        viewModel.continueShopping()
        observing.cancel()
        #expect(await presentation.result == order)
        #expect(router.router.sheet == nil && scene.exits.isEmpty)
        await router.finish()
    }

    @Test func theOrderIsOpenedAfterTheFlow() async throws {
        let router = Router<CheckoutRoute>()
        let scene = CheckoutScene()
        _ = try await placed(scene)
        scene.orders.confirm(id, as: .fixture(id: 2001))
        let presentation = router.presentation(of: .checkout)
        let viewModel = scene.flow(router: router).makeOrderPlacedViewModel(id)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.order != nil }
        viewModel.openOrder()
        observing.cancel()
        #expect(await presentation.result == .confirmed(.fixture(id: 2001)))
        #expect(scene.exits == [.order(Order.ID(rawValue: 2001))])
    }

    @Test func aloneItClosesThroughItsExit() async throws {
        let scene = CheckoutScene()
        _ = try await placed(scene)
        let viewModel = scene.flow(router: Router([.orderPlaced(id)])).makeOrderPlacedViewModel(id)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.order != nil }
        viewModel.openOrder()
        viewModel.continueShopping()
        observing.cancel()
        #expect(scene.exits == [.close, .orders, .close, .shop])
    }

    @Test func leavingWithInputAsks() async {
        let scene = CheckoutScene()
        let flow = scene.flow()
        let viewModel = flow.makeCheckoutViewModel()
        #expect(!flow.hasUnsavedChanges)
        viewModel.input.name = "Emily"
        #expect(flow.hasUnsavedChanges)
        viewModel.checkout.cancel()
        await settle(flow.router) { flow.router.dialog == Question.leaveCheckout.alert }
        flow.router.answer(Discarding.keep)
        viewModel.checkout.cancel()
        await settle(flow.router) { flow.router.dialog == Question.leaveCheckout.alert }
        #expect(scene.exits.isEmpty)
        flow.router.answer(Discarding.discard)
        await settle(scene) { scene.exits == [.close] }
    }

    @Test func leavingWithoutInputDoesNot() {
        let scene = CheckoutScene()
        let viewModel = scene.flow().makeCheckoutViewModel()
        viewModel.checkout.cancel()
        #expect(scene.exits == [.close])
    }

    /// The session ends with its screens, so another checkout of the flow has another key.
    @Test func theSessionLivesAsLongAsItsScreens() {
        let flow = CheckoutScene().flow()
        var screens: (CheckoutViewModel, DeliveryViewModel)? = (
            flow.makeCheckoutViewModel(), flow.makeDeliveryViewModel()
        )
        #expect(screens?.0.checkout === screens?.1.checkout)
        let key = screens?.0.checkout.key
        screens = nil
        #expect(flow.makeCheckoutViewModel().checkout.key != key)
    }

    @Test(arguments: [
        CheckoutRoute.checkout, .delivery, .payment, .paymentConfirmation, .orderReview,
        .orderPlaced(PendingOrder.ID(rawValue: UUID())),
    ])
    func routesSurviveStorage(_ route: CheckoutRoute) throws {
        let data = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(CheckoutRoute.self, from: data) == route)
    }
}
