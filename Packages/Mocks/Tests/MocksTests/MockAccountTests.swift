import Mocks
import Model
import Testing

@Suite struct MockAccountTests {
    @Test func emilyGetsInAndOut() async throws {
        let account = MockAccount()
        var sessions = account.session().makeAsyncIterator()
        #expect(await sessions.next() == .signedOut)
        let user = try await account.signIn(username: "emilys", password: "emilyspass")
        #expect(user == .emily)
        #expect(await sessions.next() == .signedIn(.emily))
        try await account.signOut()
        #expect(await sessions.next() == .signedOut)
        #expect(account.calls == [.signIn(username: "emilys"), .signOut])
    }

    @Test(arguments: [("emilys", "michaelwpass"), ("emily", "emilyspass"), ("", "")])
    func wrongCredentialsAreRejected(username: String, password: String) async {
        let account = MockAccount()
        await #expect(throws: SignInError.wrongCredentials) {
            try await account.signIn(username: username, password: password)
        }
        #expect(account.currentSession == .signedOut)
    }

    @Test func itFailsAsItIsTold() async {
        let account = MockAccount(.signedIn(.emily))
        account.failure = .offline
        await #expect(throws: SignInError.service(.offline)) {
            try await account.signIn(username: "emilys", password: "emilyspass")
        }
        await #expect(throws: SignOutError.service(.offline)) { try await account.signOut() }
        #expect(account.currentSession == .signedIn(.emily))
    }

    @Test func theServerEndsASession() async {
        let account = MockAccount(.signedIn(.michael))
        var sessions = account.session().makeAsyncIterator()
        #expect(await sessions.next() == .signedIn(.michael))
        account.currentSession = .signedOut
        #expect(await sessions.next() == .signedOut)
    }

    @Test func theTrackerRemembers() {
        let tracker = MockAnalyticsTracker()
        tracker.track(.signedIn)
        tracker.track(.signedOut)
        #expect(tracker.events == [.signedIn, .signedOut])
    }
}
