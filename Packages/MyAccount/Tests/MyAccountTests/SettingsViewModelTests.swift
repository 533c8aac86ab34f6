import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct SettingsViewModelTests {
    let router = TestRouter<MyAccountRoute>([.settings])

    @Test func itFollowsWhatIsChosenElsewhere() async throws {
        let scene = AccountScene(.signedIn(.emily), router: router.router)
        let viewModel = scene.settings()
        let observing = Task { await viewModel.observe() }
        try await scene.listingStyle.set(.list)
        await settle(viewModel) { viewModel.style == .list && viewModel.isSignedIn }
        #expect(viewModel.style == .list)
        #expect(viewModel.isSignedIn)
        #expect(viewModel.version == "1.4.2")
        observing.cancel()
    }

    @Test func aChoiceShowsAtOnceAndIsKept() async {
        let scene = AccountScene()
        let viewModel = scene.settings()
        scene.listingStyle.hold()
        let choosing = Task { await viewModel.setStyle(.list) }
        await scene.listingStyle.waitUntilHeld()
        #expect(viewModel.style == .list)
        scene.listingStyle.release()
        await choosing.value
        #expect(scene.listingStyle.current == .list)
    }

    @Test func aChoiceThatCannotBeKeptIsTakenBack() async {
        let scene = AccountScene()
        let viewModel = scene.settings()
        scene.listingStyle.failure = .storage("disk full")
        await viewModel.setStyle(.list)
        #expect(viewModel.style == .grid)
        #expect(viewModel.alert?.title == "Can't access saved data")
    }

    @Test func colorsThatCannotBeStoredAreReverted() async {
        let scene = AccountScene()
        let viewModel = scene.settings()
        scene.appearance.failure = .storage("disk full")
        await viewModel.setAppearance(.dark)
        #expect(viewModel.appearance == .system)
        #expect(viewModel.alert?.title == "Can't access saved data")
    }

    @Test func languageThatCannotBeStoredIsReverted() async {
        let scene = AccountScene()
        let viewModel = scene.settings()
        scene.language.failure = .storage("disk full")
        await viewModel.setLanguage(.german)
        #expect(viewModel.language == .system)
        #expect(viewModel.alert?.title == "Can't access saved data")
    }

    @Test func twoChoicesThatCannotBeStoredAreReverted() async {
        let scene = AccountScene()
        let viewModel = scene.settings()
        let second = await choosingTwice(viewModel, scene)
        #expect(viewModel.appearance == .light)
        scene.appearance.release()
        await second.value
        #expect(viewModel.appearance == .system)
    }

    @Test func aChoiceThatCannotBeStoredDoesNotRevertANewerOne() async {
        let scene = AccountScene()
        let viewModel = scene.settings()
        let second = await choosingTwice(viewModel, scene)
        scene.appearance.failure = nil
        scene.appearance.release()
        await second.value
        #expect(viewModel.appearance == .light && scene.appearance.current == .light)
    }

    /// Chooses dark, which can't be stored, and light, whose storing is held.
    private func choosingTwice(_ viewModel: SettingsViewModel, _ scene: AccountScene) async -> Task<Void, Never> {
        scene.appearance.hold()
        let first = Task { await viewModel.setAppearance(.dark) }
        await scene.appearance.waitUntilHeld()
        let second = Task { await viewModel.setAppearance(.light) }
        await scene.appearance.waitUntilHeld(2)
        scene.appearance.failure = .storage("disk full")
        scene.appearance.releaseOne()
        await first.value
        return second
    }

    @Test func signOutPopsSettings() async {
        let scene = AccountScene(.signedIn(.emily), router: router.router)
        let viewModel = scene.settings()
        await signOut(viewModel)
        await router.receive(.pop(1))
        #expect(scene.account.currentSession == .signedOut)
        await router.finish()
    }

    @Test func failedSignOutShowsAlertAndStaysOnSettings() async {
        let scene = AccountScene(.signedIn(.emily), router: router.router)
        let viewModel = scene.settings()
        scene.account.failure = .offline
        await signOut(viewModel)
        await settle(viewModel.signingOut) { viewModel.signingOut.alert != nil }
        #expect(viewModel.signingOut.alert?.title == "You're offline")
        await router.finish()
    }

    private func signOut(_ viewModel: SettingsViewModel) async {
        viewModel.signingOut.ask()
        await router.receive(.question(.signOut(discarding: .none)))
        await router.answer(SigningOutAction.signOut)
    }
}
