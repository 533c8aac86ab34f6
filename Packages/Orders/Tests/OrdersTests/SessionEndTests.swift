import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Orders

/// What belongs to a user follows the session.
@MainActor
@Suite struct SessionEndTests {
    let router = TestRouter<OrdersRoute>()

    init() { router.isExhaustive = false }

    @Test func nothingStaysWhenTheSessionEnds() async {
        let (scene, viewModel, observing) = await shown()
        scene.account.currentSession = .signedOut
        await settle(viewModel) { !viewModel.state.isSuccess }
        #expect(viewModel.state.failure == .unauthorized)
        #expect(viewModel.notice == nil)

        scene.account.currentSession = .signedIn(.michael)
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
    }

    @Test func anotherUserSeesNothingOfTheFirst() async {
        let (scene, viewModel, observing) = await shown()
        scene.orders.hold()
        scene.account.currentSession = .signedIn(.michael)
        await scene.orders.waitUntilHeld()
        #expect(viewModel.state.isLoading)
        scene.orders.release()
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
    }

    @Test func theSameUserKeepsWhatIsShown() async {
        let (scene, viewModel, observing) = await shown()
        scene.orders.forgetCalls()
        scene.account.currentSession = .signedIn(.emily)
        await settle(scene.account) { scene.account.areFollowersCaughtUp }
        #expect(viewModel.state.isSuccess)
        #expect(scene.orders.calls.isEmpty)
        observing.cancel()
    }

    @Test func unauthorizedUserSeesNoStoredOrders() async {
        let (scene, viewModel, observing) = await shown()
        scene.orders.freshFailure = .unauthorized
        await viewModel.refresh()
        #expect(viewModel.state.failure == .unauthorized)
        #expect(viewModel.notice == nil)
        observing.cancel()
    }

    @Test func signingInLoadsOrdersThatTheServerRefused() async {
        let (scene, viewModel, observing) = await shown()
        scene.orders.freshFailure = .unauthorized
        await viewModel.refresh()
        viewModel.signIn()
        #expect(scene.exits == [.signIn])
        scene.orders.freshFailure = nil
        scene.account.currentSession = .signedOut
        scene.account.currentSession = .signedIn(.emily)
        await settle(viewModel) { viewModel.state.isSuccess }
        expectNoDifference(viewModel.state.value, .fixtures)
        observing.cancel()
    }

    @Test func signedOutUserLoadsNoOrder() async {
        let scene = OrdersScene(router: router.router)
        let viewModel = scene.flow().makeOrderViewModel(Order.ID(rawValue: 1003))
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure == .unauthorized }
        viewModel.signIn()
        #expect(scene.exits == [.signIn])
        #expect(scene.orders.calls.isEmpty)
        observing.cancel()
    }

    @Test func anOrderThatIsNotTheirsIsNotFound() async {
        let scene = OrdersScene(.signedIn(.emily), router: router.router)
        let viewModel = scene.flow().makeOrderViewModel(Order.ID(rawValue: 7))
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure != nil }
        #expect(viewModel.state.failure == .notFound("order 7"))
        observing.cancel()
    }

    private func shown() async -> (OrdersScene, OrdersViewModel, Task<Void, Never>) {
        let scene = OrdersScene(.signedIn(.emily), router: router.router)
        let viewModel = scene.flow().makeOrdersViewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel, scene.orders) { viewModel.state.isSuccess && scene.orders.calls.count == 2 }
        await viewModel.refresh()
        return (scene, viewModel, observing)
    }
}
