import Foundation
import HTTPTypes
import Hummingbird
import Synchronization
import Testing

@testable import StoreServer

@Suite struct AttemptLimiterTests {
    private let wrong = #"{"username":"emilys","password":"wrong"}"#
    private let right = #"{"username":"emilys","password":"emilyspass"}"#

    @Test func guessingAPasswordIsLimited() async throws {
        try await TestStore.with { test in
            for _ in 0..<10 {
                #expect(try await test.client.post("/auth/login", wrong).message == "Invalid credentials")
            }
            for body in [wrong, right, right.replacing("emilys\"", with: "EMILYS\"")] {
                let response = try await test.client.post("/auth/login", body)
                #expect(response.status == 429)
                let seconds = try #require(response.header("retry-after").flatMap(Int.init))
                #expect((1...60).contains(seconds))
                #expect(response.message == "There were too many attempts. Try again in \(seconds) seconds")
            }
            // Other users aren't locked out.
            #expect(try await test.client.signIn("michaelw").access != "")
        }
    }

    @Test func signingInIsNotLimited() async throws {
        try await TestStore.with { test in
            for _ in 0..<30 {
                let response = try await test.client.post("/auth/login", right)
                #expect(response.status == 200)
            }
        }
    }

    @Test(arguments: [
        (
            "/users/add",
            #"{"firstName":"A","lastName":"B","email":"noor.haddad@example.com","username":"abc","password":"12345678a"}"#,
            409
        ),
        ("/auth/reset-password", #"{"token":"x","password":"12345678a"}"#, 410),
        ("/auth/forgot-password", #"{"email":"noor.haddad@example.com"}"#, 202),
    ])
    func everyPublicChangeOfAccountsIsLimited(_ path: String, _ body: String, _ status: Int) async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.failedAttempts = 2
        try await TestStore.with(configuration) { test in
            for expected in [status, status, 429] {
                let response = try await test.client.post(path, body)
                #expect(response.status == expected)
            }
        }
    }

    @Test func attemptsAtTheSameTimeAreLimited() async throws {
        let limiter = AttemptLimiter(limit: 3)
        let statuses = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<20 { group.addTask { await Self.status(limiter) { throw HTTPError.wrongCredentials } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.count { $0 == 400 } == 3)
        #expect(statuses.count { $0 == 429 } == 17)
    }

    @Test func failuresOfAMinuteAgoDoNotCount() async throws {
        let now = Mutex(Date(timeIntervalSince1970: 0))
        let limiter = AttemptLimiter(limit: 1, now: { now.withLock { $0 } })
        #expect(await Self.status(limiter) { throw HTTPError.wrongCredentials } == 400)
        #expect(await Self.status(limiter) {} == 429)
        now.withLock { $0 += 59 }
        #expect(await Self.status(limiter) {} == 429)
        now.withLock { $0 += 1 }
        #expect(await Self.status(limiter) {} == nil)
    }

    @Test func successesAndFailuresOfTheServerDoNotCount() async throws {
        let limiter = AttemptLimiter(limit: 1)
        for _ in 0..<3 {
            #expect(await Self.status(limiter) {} == nil)
            #expect(await Self.status(limiter) { throw HTTPError.cannotBeStored } == 503)
        }
    }

    @Test func aClientIsLimitedAndOthersAreNot() async throws {
        let limiter = AttemptLimiter(limit: 1)
        for number in 0..<10 {
            #expect(await Self.status(limiter, "\(number)") { throw HTTPError.wrongCredentials } == 400)
        }
        #expect(await Self.status(limiter, "new") {} == 429)
        #expect(await Self.status(limiter, "new", by: "other") {} == nil)
    }

    @Test func withoutALimitEveryAttemptIsMade() async throws {
        let limiter = AttemptLimiter(limit: 0)
        for _ in 0..<50 { #expect(await Self.status(limiter) { throw HTTPError.wrongCredentials } == 400) }
    }

    /// Returns the status of an attempt's error; nil for a success.
    private static func status(
        _ limiter: AttemptLimiter, _ task: String = "a", by client: String = "b",
        _ body: @Sendable () async throws -> Void
    ) async -> Int? {
        do {
            try await limiter.attempt(task, by: client, body)
            return nil
        } catch {
            return (error as? any HTTPResponseError)?.status.code
        }
    }
}
