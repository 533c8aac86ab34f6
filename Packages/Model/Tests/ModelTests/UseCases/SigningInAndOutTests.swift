import Model
import Testing

@Suite struct SigningInAndOutTests {
    let analytics = Recorder()

    @Test func signInRecordsAnEvent() async throws {
        let user = try await SignIn(OneUser(), analytics: analytics)(username: "ada", password: "engine")
        #expect(user.username == "ada")
        #expect(analytics.events == [.signedIn])
    }

    @Test func failedSignInRecordsNoEvent() async {
        await #expect(throws: SignInError.wrongCredentials) {
            try await SignIn(OneUser(), analytics: analytics)(username: "ada", password: "motor")
        }
        await #expect(throws: SignInError.service(.offline)) {
            try await SignIn(OneUser(isOffline: true), analytics: analytics)(username: "ada", password: "engine")
        }
        #expect(analytics.events.isEmpty)
    }

    @Test func signOutRecordsAnEvent() async throws {
        try await SignOut(OneUser(), analytics: analytics)()
        #expect(analytics.events == [.signedOut])
    }

    @Test func failedSignOutRecordsNoEvent() async {
        await #expect(throws: SignOutError.service(.offline)) {
            try await SignOut(OneUser(isOffline: true), analytics: analytics)()
        }
        #expect(analytics.events.isEmpty)
    }

    @Test func signingOutDiscardsOnlyWhatTheUserHasConfirmed() async throws {
        let unsent = UnsentChanges(orders: 1, others: 2)
        let signOut = SignOut(OneUser(unsent: unsent), analytics: analytics)
        #expect(try await signOut.unsentChanges() == unsent)
        for confirmed in [UnsentChanges.none, UnsentChanges(others: 3), UnsentChanges(orders: 1, others: 1)] {
            await #expect(throws: SignOutError.unsentChanges(unsent)) { try await signOut(discarding: confirmed) }
        }
        #expect(analytics.events.isEmpty)
        try await signOut(discarding: UnsentChanges(orders: 1, others: 3))
        #expect(analytics.events == [.signedOut])
    }
}
