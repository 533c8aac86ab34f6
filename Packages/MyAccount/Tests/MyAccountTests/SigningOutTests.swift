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

    @Test func itAsksFirst() {
        let signingOut = make()
        signingOut.ask()
        #expect(signingOut.isAsking)
        #expect(account.calls.isEmpty)
    }

    @Test func itShowsThatItWorksAndDoesItOnce() async {
        let signingOut = make()
        signingOut.ask()
        account.hold()
        let working = Task { await signingOut.confirm() }
        await account.waitUntilHeld()
        #expect(signingOut.isWorking)
        #expect(!signingOut.isAsking)
        await signingOut.confirm()
        signingOut.ask()
        #expect(!signingOut.isAsking)
        account.release()
        await working.value
        #expect(!signingOut.isWorking)
        #expect(account.calls == [.signOut])
        #expect(account.currentSession == .signedOut)
        #expect(analytics.events == [.signedOut])
    }

    @Test func aFailureIsTold() async {
        account.failure = .storage("disk full")
        var isDone = false
        let signingOut = SigningOut(SignOut(account, analytics: analytics)) { isDone = true }
        await signingOut.confirm()
        #expect(signingOut.alert?.title == "This device has a problem")
        #expect(!isDone)
        #expect(!signingOut.isWorking)
        #expect(account.currentSession == .signedIn(.emily))
        #expect(analytics.events.isEmpty)
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        account.failure = .cancelled
        let signingOut = make()
        await signingOut.confirm()
        #expect(signingOut.alert == nil)
    }

    private func make() -> SigningOut { SigningOut(SignOut(account, analytics: analytics)) }
}
