import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import MyAccount

/// What belongs to a user follows the session.
@MainActor
@Suite struct SessionEndTests {
    let router = TestRouter<MyAccountRoute>()

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

    @Test func signInOnScreenLoadsOrders() async {
        let (scene, viewModel, observing) = await shown()
        scene.orders.freshFailure = .unauthorized
        await viewModel.refresh()
        let signingIn = Task { await viewModel.signIn() }
        await router.receive(.present(.signIn))
        scene.orders.freshFailure = nil
        await router.finishPresented(.signIn, with: .emily)
        await signingIn.value
        await settle(viewModel) { viewModel.state.isSuccess }
        expectNoDifference(viewModel.state.value, .fixtures)
        observing.cancel()
        await router.finish()
    }

    @Test func dismissedSignInKeepsOrderUnauthorized() async {
        let scene = AccountScene(router: router.router)
        let viewModel = OrderViewModel(Order.ID(rawValue: 1003), scene.dependencies, router: scene.router) { _ in }
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure == .unauthorized }
        let signingIn = Task { await viewModel.signIn() }
        await router.receive(.present(.signIn))
        router.apply { $0.sheet = nil }
        await signingIn.value
        #expect(viewModel.state.failure == .unauthorized)
        #expect(scene.orders.calls.isEmpty)
        observing.cancel()
        await router.finish()
    }

    @Test func anOrderThatIsNotTheirsIsNotFound() async {
        let scene = AccountScene(.signedIn(.emily), router: router.router)
        let viewModel = OrderViewModel(Order.ID(rawValue: 7), scene.dependencies, router: scene.router) { _ in }
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure != nil }
        #expect(viewModel.state.failure == .notFound("order 7"))
        observing.cancel()
    }

    private func shown() async -> (AccountScene, OrdersViewModel, Task<Void, Never>) {
        let scene = AccountScene(.signedIn(.emily), router: router.router)
        let viewModel = OrdersViewModel(scene.dependencies, router: scene.router) { _ in }
        let observing = Task { await viewModel.observe() }
        await settle(viewModel, scene.orders) { viewModel.state.isSuccess && scene.orders.calls.count == 2 }
        await viewModel.refresh()
        return (scene, viewModel, observing)
    }
}
