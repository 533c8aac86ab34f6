import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct NotificationsViewModelTests {
    private let scene = AccountScene(.signedIn(.emily), notifications: .fixtures)

    @Test func aLinkIsOpenedBeforeTheServerResponds() async {
        let viewModel = scene.flow().makeNotificationsViewModel()
        scene.notifications.hold()
        let opening = Task { await viewModel.open([InboxNotification].fixtures[0]) }
        await scene.notifications.waitUntilHeld()
        #expect(scene.exits == [.link("shop://orders/1002")])
        scene.notifications.release()
        await opening.value
        #expect(scene.notifications.current.first?.isRead == true)
        #expect(scene.exits.count == 1)
    }

    @Test func signingOutWhileNotificationsLoadRemovesThem() async {
        let viewModel = scene.flow().makeNotificationsViewModel()
        scene.notifications.hold()
        let observing = Task { await viewModel.observe() }
        await scene.notifications.waitUntilHeld()
        await settle(viewModel) { viewModel.state.value?.count == 3 }
        scene.account.currentSession = .signedOut
        await settle(viewModel) { viewModel.state.failure == .unauthorized }
        scene.notifications.failure = .offline
        scene.notifications.release()
        observing.cancel()
        await observing.value
        #expect(viewModel.notice == nil)
    }
}
