import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct SigningOutTests {
    let account = MockAccount(.signedIn(.emily))
    let analytics = MockAnalyticsTracker()
    let router = TestRouter<MyAccountRoute>()

    @Test func itAsksFirst() async {
        let signingOut = make()
        signingOut.ask()
        await router.receive(.dialog(.signOut))
        #expect(account.calls.isEmpty)
        #expect(!signingOut.isWorking)
        router.apply(.dialog(nil))
        await router.finish()
    }

    @Test(arguments: ["cancel", "something else"])
    func anyOtherAnswerKeepsTheUser(answer: String) async {
        let signingOut = make()
        signingOut.ask()
        await router.receive(.dialog(.signOut))
        await router.finishPresented(with: answer)
        await router.finish()
        #expect(account.calls.isEmpty)
        #expect(account.currentSession == .signedIn(.emily))
        #expect(!signingOut.isWorking)
    }

    @Test func itShowsThatItWorksAndDoesItOnce() async {
        let signingOut = make()
        account.hold()
        await confirm(signingOut)
        await account.waitUntilHeld()
        #expect(signingOut.isWorking)
        signingOut.ask()
        account.release()
        await settle(signingOut) { !signingOut.isWorking }
        #expect(account.calls == [.signOut])
        #expect(account.currentSession == .signedOut)
        #expect(analytics.events == [.signedOut])
        await router.finish()
    }

    @Test func aFailureIsTold() async {
        account.failure = .storage("disk full")
        var isDone = false
        let signingOut = SigningOut(SignOut(account, analytics: analytics), router: router.router) { isDone = true }
        await confirm(signingOut)
        await settle(signingOut) { signingOut.alert != nil }
        #expect(signingOut.alert?.title == "Can't access saved data")
        #expect(!isDone)
        #expect(!signingOut.isWorking)
        #expect(account.currentSession == .signedIn(.emily))
        #expect(analytics.events.isEmpty)
        await router.finish()
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        account.failure = .cancelled
        let signingOut = make()
        await confirm(signingOut)
        await settle(account, signingOut) { account.calls == [.signOut] && !signingOut.isWorking }
        #expect(signingOut.alert == nil)
        await router.finish()
    }

    @Test func theQuestionGoesWithTheScreen() async {
        weak var gone: SigningOut?
        do {
            let signingOut = make()
            signingOut.ask()
            await router.receive(.dialog(.signOut))
            gone = signingOut
        }
        await router.receive(.dialog(nil))
        #expect(gone == nil)
        await router.finish()
    }

    private func make() -> SigningOut { SigningOut(SignOut(account, analytics: analytics), router: router.router) }

    private func confirm(_ signingOut: SigningOut) async {
        signingOut.ask()
        await router.receive(.dialog(.signOut))
        await router.finishPresented(with: DialogState.signOutAnswer)
    }
}
