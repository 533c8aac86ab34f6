import Model
import Testing

@Suite struct SigningInAndOutTests {
    let analytics = Recorder()

    @Test func whoSignsInIsCounted() async throws {
        let user = try await SignIn(OneUser(), analytics: analytics)(username: "ada", password: "engine")
        #expect(user.username == "ada")
        #expect(analytics.events == [.signedIn])
    }

    @Test func whoDoesNotGetInIsNotCounted() async {
        await #expect(throws: SignInError.wrongCredentials) {
            try await SignIn(OneUser(), analytics: analytics)(username: "ada", password: "motor")
        }
        await #expect(throws: SignInError.service(.offline)) {
            try await SignIn(OneUser(isOffline: true), analytics: analytics)(username: "ada", password: "engine")
        }
        #expect(analytics.events.isEmpty)
    }

    @Test func whoSignsOutIsCounted() async throws {
        try await SignOut(OneUser(), analytics: analytics)()
        #expect(analytics.events == [.signedOut])
    }

    @Test func whoStaysSignedInIsNotCounted() async {
        await #expect(throws: ServiceError.offline) {
            try await SignOut(OneUser(isOffline: true), analytics: analytics)()
        }
        #expect(analytics.events.isEmpty)
    }
}
