import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

@MainActor
@Suite struct AppNoticesTests {
    @Test func twoDismissedMessagesDoNotComeBackWhileTheyAreStored() async {
        let service = MockNoticeService()
        let notices = AppNotices(service, version: AppVersion(1), incident: nil)
        let following = Task { await notices.follow() }
        notices.configurationChanged(to: AppConfiguration(messages: [message("sale"), message("news")]))
        await settle(notices) { notices.shown == .message(message("sale")) }
        service.hold()
        notices.dismiss()
        await service.waitUntilHeld()
        #expect(notices.shown == .message(message("news")))
        notices.dismiss()
        await service.waitUntilHeld(2)
        service.releaseOne()
        for await names in service.seen() where !names.isEmpty { break }
        await settle(service) { service.areFollowersCaughtUp }
        #expect(notices.shown == nil)
        service.release()
        following.cancel()
        await following.value
    }

    private func message(_ id: String) -> InAppMessage {
        InAppMessage(id: InAppMessage.ID(rawValue: id), style: .banner, title: id)
    }
}
