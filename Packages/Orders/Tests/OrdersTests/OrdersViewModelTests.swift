import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Orders

@MainActor
@Suite struct OrdersViewModelTests {
    let router = TestRouter<OrdersRoute>()

    private func scene(
        _ session: Session = .signedIn(.emily), orders: [Order] = .fixtures,
        stored: MockOrdersService.Stored = .everything
    ) -> OrdersScene {
        OrdersScene(session, orders: orders, stored: stored, router: router.router)
    }

    @Test func storedOrdersAreShownImmediately() async {
        let scene = scene()
        scene.orders.hold { $0.policy?.mayFetch == true }
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.state.isSuccess }
        expectNoDifference(viewModel.state.value, .fixtures)
        scene.orders.orders = Array([Order].fixtures.prefix(1))
        scene.orders.release()
        await settle(viewModel) { viewModel.state.value?.count == 1 }
        observing.cancel()
    }

    @Test func withoutAConnectionTheStoredOnesStay() async {
        let scene = scene()
        scene.orders.freshFailure = .offline
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.notice != nil }
        #expect(viewModel.notice == .offline)
        expectNoDifference(viewModel.state.value, .fixtures)
        observing.cancel()
    }

    @Test func itLoadsByItselfWhenTheServerIsBack() async {
        let scene = scene(stored: .nothing)
        scene.reachability.current = .offline
        scene.orders.freshFailure = .offline
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.state.failure == .offline }
        scene.orders.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.state.isSuccess }
        expectNoDifference(viewModel.state.value, .fixtures)

        scene.orders.freshFailure = .offline
        await viewModel.refresh()
        #expect(viewModel.notice == .offline)
        scene.reachability.current = .offline
        await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
        scene.orders.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.notice == nil }
        observing.cancel()
    }

    @Test func aCanceledOrderIsShownAtOnceAndTheServersDecisionLater() async throws {
        let scene = scene()
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.state.isSuccess }
        let id = [Order].fixtures[0].id
        try await scene.orders.cancel(id)
        await settle(viewModel) { viewModel.state.value?.first?.status == .cancelled }
        var shipped = [Order].fixtures
        shipped[0].status = .shipped
        scene.orders.orders = shipped
        scene.orders.endCancellation(of: id, isAccepted: false)
        await settle(viewModel) { viewModel.state.value?.first?.status == .shipped }
        observing.cancel()
    }

    @Test func retryReloadsAfterFailure() async {
        let scene = scene(stored: .nothing)
        scene.orders.freshFailure = .server(status: 500, message: nil)
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.state.failure != nil }
        scene.orders.freshFailure = nil
        viewModel.retry()
        #expect(viewModel.state.isLoading)
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
    }

    @Test func anOrderConfirmedWhenAnotherIsPlacedIsLoaded() async throws {
        let scene = scene(orders: [])
        scene.orders.pendingOrders = [try pendingOrder()]
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.pending.count == 1 && viewModel.state.isSuccess }
        scene.orders.orders = [.fixture(id: 1004)]
        let other = try pendingOrder()
        scene.orders.pendingOrders = [other]
        await settle(viewModel) { viewModel.pending == [other] && viewModel.state.value?.count == 1 }
        observing.cancel()
    }

    @Test func pendingOrdersAreFollowedWhileOrdersLoad() async throws {
        let scene = scene()
        scene.orders.pendingOrders = [try pendingOrder(), try pendingOrder()]
        let (viewModel, observing) = observed(scene)
        await settle(viewModel) { viewModel.pending.count == 2 && viewModel.state.isSuccess }
        scene.orders.hold { $0.policy == .networkOnly }
        scene.orders.pendingOrders.removeLast()
        await scene.orders.waitUntilHeld()
        scene.orders.pendingOrders = []
        await settle(viewModel) { viewModel.pending.isEmpty }
        scene.orders.release()
        observing.cancel()
        await observing.value
    }

    @Test func aStatusIsToggledAndTheRouteIsReplaced() async {
        let router = Router<OrdersRoute>([.ownReviews, .orders(status: [.shipped, .shipped])])
        let scene = OrdersScene(.signedIn(.emily), router: router)
        let viewModel = scene.flow().makeOrdersViewModel(status: [.shipped, .shipped])
        #expect(viewModel.shows(.shipped) && !viewModel.shows(.placed))
        viewModel.toggle(.placed)
        #expect(viewModel.statuses == [.placed, .shipped])
        expectNoDifference(scene.router.path, [.ownReviews, .orders(status: [.placed, .shipped])])
        viewModel.toggle(.shipped)
        viewModel.toggle(.placed)
        #expect(OrderStatus.allCases.allSatisfy { viewModel.shows($0) })
        expectNoDifference(scene.router.path, [.ownReviews, .orders()])
    }

    @Test func atTheRootOfASheetStatusesAreToggledWithoutARoute() {
        let viewModel = scene().flow().makeOrdersViewModel()
        viewModel.toggle(.placed)
        #expect(viewModel.statuses == [.placed])
        #expect(router.router.path.isEmpty)
    }

    @Test func anOrderIsOpenedAndTheShopIsAnExit() async {
        let scene = scene()
        let viewModel = scene.flow().makeOrdersViewModel()
        viewModel.open(.fixture(id: 1002))
        router.expect(.push(.order(Order.ID(rawValue: 1002))))
        viewModel.startShopping()
        #expect(scene.exits == [.shop])
        await router.finish()
    }

    private func pendingOrder() throws -> PendingOrder {
        PendingOrder(
            id: PendingOrder.ID(rawValue: UUID()), placedAt: Date(timeIntervalSince1970: 1_767_268_800),
            draft: try OrderDraft([BagLine(product: .fixture(id: 8), quantity: 2)]), state: .waiting)
    }

    private func observed(_ scene: OrdersScene) -> (OrdersViewModel, Task<Void, Never>) {
        let viewModel = scene.flow().makeOrdersViewModel()
        return (viewModel, Task { await viewModel.observe() })
    }
}
