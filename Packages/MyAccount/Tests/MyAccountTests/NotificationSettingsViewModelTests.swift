import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct NotificationSettingsViewModelTests {
    private let scene = AccountScene(.signedIn(.emily))
    private let offers = NotificationSettings(offers: true)
    private let last = NotificationSettings(offers: true, messages: false)

    @Test func changesAreSentAfterTheScreenIsClosed() async {
        let service = scene.notificationSettings
        await expectNoLeaks { leaks in
            let viewModel = leaks.track(await loaded())
            service.hold()
            viewModel.change(to: offers)
            await service.waitUntilHeld()
            viewModel.change(to: last)
        }
        service.release()
        await settle(service) { service.current == last }
    }

    @Test func aNewerChangeIsSentAfterAnEarlierOneFails() async {
        let service = scene.notificationSettings
        let viewModel = await loaded()
        service.hold()
        viewModel.change(to: offers)
        await service.waitUntilHeld()
        viewModel.change(to: last)
        service.failure = .timedOut(after: .seconds(1))
        service.releaseOne()
        await settle(service, viewModel) { service.calls.last == .set(last) || viewModel.alert != nil }
        service.failure = nil
        service.release()
        await settle(service, viewModel) { service.current == last || viewModel.alert != nil }
        #expect(service.current == last)
        #expect(viewModel.state.value == last)
        #expect(viewModel.alert == nil)
    }

    private func loaded() async -> NotificationSettingsViewModel {
        let viewModel = scene.flow().makeNotificationSettingsViewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
        await observing.value
        return viewModel
    }
}
