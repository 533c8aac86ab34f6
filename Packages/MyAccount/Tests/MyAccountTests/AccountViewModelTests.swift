import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct AccountViewModelTests {
    let router = TestRouter<MyAccountRoute>()

    private func scene(_ session: Session = .signedIn(.emily), orders: [Order] = .fixtures) -> AccountScene {
        AccountScene(session, orders: orders, router: router.router)
    }

    @Test func itFollowsTheSession() async {
        let scene = scene(.signedOut)
        let viewModel = scene.accountViewModel()
        #expect(viewModel.session == nil)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.session == .signedOut }
        scene.account.currentSession = .signedIn(.michael)
        await settle(viewModel) { viewModel.session?.user == .michael }
        #expect(viewModel.session == .signedIn(.michael))
        observing.cancel()
        await router.finish()
    }

    @Test func ordersAreAnExitForEachUser() async {
        for session in [Session.signedOut, .signedIn(.emily)] {
            let scene = scene(session)
            await shown(scene).openOrders()
            #expect(scene.exits == [.orders])
        }
        await router.finish()
    }

    @Test func theSettingsAreForEverybody() async {
        let viewModel = await shown(scene(.signedOut))
        viewModel.openSettings()
        router.expect(.push(.settings))
        await router.finish()
    }

    @Test func theLatestOrderIsLoadedThenShown() async {
        let scene = scene()
        let viewModel = await shown(scene)
        scene.orders.hold()
        let opening = Task { await viewModel.openLatestOrder() }
        await scene.orders.waitUntilHeld()
        #expect(viewModel.isLookingForLatestOrder)
        await viewModel.openLatestOrder()
        router.expectNothing()
        scene.orders.release()
        await opening.value
        #expect(scene.exits == [.order(Order.ID(rawValue: 1003))])
        #expect(!viewModel.isLookingForLatestOrder)
        #expect(scene.orders.calls == [.orders(.cacheFirst)])
        await router.finish()
    }

    @Test func failedLatestOrderLoadShowsAlert() async {
        let scene = scene()
        let viewModel = await shown(scene)
        scene.orders.freshFailure = .offline
        await viewModel.openLatestOrder()
        #expect(viewModel.alert?.title == "You're offline")
        #expect(!viewModel.isLookingForLatestOrder)
        await router.finish()
    }

    @Test func userWithoutOrdersSeesAlert() async {
        let viewModel = await shown(scene(orders: []))
        await viewModel.openLatestOrder()
        #expect(viewModel.alert == AlertState(title: "No orders yet", message: "Your orders will appear here."))
        await router.finish()
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        let scene = scene()
        let viewModel = await shown(scene)
        scene.orders.failure = .cancelled
        await viewModel.openLatestOrder()
        #expect(viewModel.alert == nil)
        await router.finish()
    }

    /// A view model that knows who is signed in.
    private func shown(_ scene: AccountScene) async -> AccountViewModel {
        let viewModel = scene.accountViewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.session != nil }
        observing.cancel()
        return viewModel
    }
}
