import FlowTestSupport
import Model
import Testing

@testable import Core

struct RetryPolicyTests {
    private static let failures: [ServiceError] = [
        .offline, .timedOut(after: .seconds(1)), .cancelled, .unauthorized, .notFound("x"),
        .rateLimited(retryAfter: nil), .rejected(status: 400, message: nil), .server(status: 500, message: nil),
        .forbidden(message: nil), .conflict(message: nil), .untrusted("x"),
        .undecodable(path: "", reason: ""), .tooLarge(limitInBytes: 1), .storage(""),
    ]

    @Test(arguments: failures)
    func onlyWhatMayPassIsTriedAgain(_ failure: ServiceError) {
        var generator = SplitMix64(seed: 1)
        let delay = RetryPolicy().delay(afterAttempt: 1, failing: failure, using: &generator)
        #expect((delay != nil) == failure.isTransient)
    }

    @Test func waitsGrowAndHaveABound() {
        var generator = SplitMix64(seed: 2)
        let policy = RetryPolicy(attempts: .max, firstDelay: .milliseconds(100), longestDelay: .seconds(2))
        for attempt in [1, 2, 3, 4, 5, 6, 20, 64, 1000, .max - 1] {
            let full = attempt > 5 ? Duration.seconds(2) : min(.milliseconds(100) * (1 << (attempt - 1)), .seconds(2))
            for _ in 0..<50 {
                let delay = policy.delay(afterAttempt: attempt, failing: .offline, using: &generator) ?? .zero
                #expect(delay >= full * 0.5 && delay <= full)
            }
        }
    }

    @Test func thereIsALastAttempt() {
        var generator = SplitMix64(seed: 3)
        let policy = RetryPolicy(attempts: 3)
        #expect(policy.delay(afterAttempt: 2, failing: .offline, using: &generator) != nil)
        #expect(policy.delay(afterAttempt: 3, failing: .offline, using: &generator) == nil)
        #expect(policy.delay(afterAttempt: 0, failing: .offline, using: &generator) == nil)
        #expect(RetryPolicy(attempts: 0).delay(afterAttempt: 1, failing: .offline, using: &generator) == nil)
    }

    @Test func theServersWishIsTheLeastToWait() {
        var generator = SplitMix64(seed: 4)
        let policy = RetryPolicy(firstDelay: .milliseconds(100), longestDelay: .seconds(5))
        func delay(_ wish: Duration) -> Duration? {
            policy.delay(
                afterAttempt: 1, failing: .rateLimited(retryAfter: wish), retryAfter: wish, using: &generator)
        }
        #expect(delay(.seconds(3)) == .seconds(3))
        #expect((delay(.zero) ?? .zero) >= .milliseconds(50))
        #expect(delay(.seconds(6)) == nil)
    }
}
