import FlowKit
import FlowTesting
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
}
