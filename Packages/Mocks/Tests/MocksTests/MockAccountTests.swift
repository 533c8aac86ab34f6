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
}
