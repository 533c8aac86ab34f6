import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import MyAccount

/// The account's actions while the server or the store hasn't responded.
@MainActor
@Suite struct LeavingDuringAnAwaitTests {
    /// What the user does during a request.
    enum Leaving: CaseIterable {
        case stays, pushes, presents, signsOut, changesUser

        @MainActor func perform(in scene: AccountScene) {
            switch self {
            case .stays: break
            case .pushes: scene.router.push(.settings)
            case .presents: scene.router.present(.profile)
            case .signsOut: scene.account.currentSession = .signedOut
            case .changesUser: scene.account.currentSession = .signedIn(.michael)
            }
        }
    }

    @Test(arguments: Leaving.allCases)
    func latestOrderOpensOnlyWhereItWasAskedFor(_ leaving: Leaving) async throws {
        let scene = AccountScene(.signedIn(.emily))
        let viewModel = scene.accountViewModel()
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.session?.user == .emily }
        scene.orders.hold()
        async let first: Void = viewModel.openLatestOrder()
        async let second: Void = viewModel.openLatestOrder()
        await scene.orders.waitUntilHeld()
        leaving.perform(in: scene)
        await settle(viewModel) { viewModel.session == scene.account.currentSession }
        scene.orders.release()
        _ = await (first, second)
        let latest = try #require([Order].fixtures.first)
        #expect(scene.orders.calls.count == 1)
        #expect(scene.exits == (leaving == .stays ? [.order(latest.id)] : []))
        #expect(leaving == .stays || viewModel.alert == nil)
    }

    // MARK: - Another user

    @Test func profileOfAnotherUserHasNoInputOfTheFirst() async {
        let scene = AccountScene(.signedIn(.emily))
        let viewModel = scene.flow().makeProfileViewModel()
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { !viewModel.isLoading }
        viewModel.firstName = "Emma"
        scene.account.currentSession = .signedOut
        await settle(viewModel) { viewModel.failure == .unauthorized }
        #expect(!viewModel.hasChanges && !viewModel.canSave)
        scene.account.currentSession = .signedIn(.michael)
        await settle(viewModel) { viewModel.firstName == User.michael.firstName }
        #expect(!viewModel.hasChanges && viewModel.failure == nil)
    }

    @Test func profileThatCannotBeReadIsRetried() async {
        let viewModel = ProfileViewModel(UnreadableProfile(), router: Router())
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        let failure = ServiceError.storage("the profile can't be read")
        await settle(viewModel) { viewModel.failure == failure && !viewModel.isLoading }
        viewModel.retry()
        #expect(viewModel.failure == nil && viewModel.isLoading)
        await settle(viewModel) { viewModel.failure == failure }
    }

    @Test func refreshLoadsEverythingAlthoughOnePartFails() async {
        let scene = AccountScene(.signedIn(.emily))
        scene.outbox.failure = .offline
        let viewModel = scene.accountViewModel()
        await viewModel.refresh()
        #expect(scene.orders.calls == [.orders(.networkOnly)])
        #expect(scene.notifications.calls == [.refresh(.networkOnly)])
        #expect(viewModel.alert == AlertState(.offline))
    }

    @Test func notificationsOfAnotherUserAreNotShown() async {
        let scene = AccountScene(.signedIn(.emily), notifications: .fixtures)
        let viewModel = scene.flow().makeNotificationsViewModel()
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.state.value?.isEmpty == false }
        var shown: [ViewState<[InboxNotification], ServiceError>] = []
        let watching = viewModel.$state.sink { shown.append($0) }
        defer { watching.cancel() }
        scene.account.currentSession = .signedIn(.michael)
        await settle(viewModel) { shown.count > 2 }
        #expect(shown[1] == .loading, "the first user's notifications are removed before anything else is shown")
    }
}

/// A profile in a store with a damaged file.
private struct UnreadableProfile: ProfileService {
    func profile() -> AsyncStream<User?> { AsyncStream { $0.finish() } }
    func change(_ change: ProfileChange) async throws(ServiceError) {}
}
