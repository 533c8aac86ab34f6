import Foundation
import Loading
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct CachePolicyTests {
    private let policy = CachePolicy(
        timeToLive: .seconds(60), staleWhileRevalidate: .seconds(600), staleIfError: .seconds(6_000))

    @Test(
        arguments: [
            (0, .fresh), (59, .fresh), (60, .usable), (659, .usable), (660, .usableOnError), (6_059, .usableOnError),
            (6_060, .expired), (-1, .usableOnError),
        ] as [(Int, CachePhase)])
    func eachAgeHasItsPhase(age: Int, phase: CachePhase) {
        #expect(policy.phase(atAge: .seconds(age)) == phase)
    }

    @Test func timesThatAreNoneMeanThatItIsAskedForEachTime() {
        let none = CachePolicy(timeToLive: .seconds(-5))
        for age in [-1, 0, 1] { #expect(none.phase(atAge: .seconds(age)) == .expired) }
    }

    @Test(arguments: CachedResource.allCases) func everythingIsShownOfflineForWeeks(resource: CachedResource) {
        let policy = resource.policy
        #expect(policy.timeToLive > .zero)
        #expect(policy.staleWhileRevalidate <= policy.staleIfError)
        #expect(policy.phase(atAge: .seconds(21 * 86_400)) != .expired)
    }

    /// No file makes an age of which nothing is known, or that can't be counted.
    @Test(arguments: [-1e300, -.infinity, 0, 1e300, .infinity]) func anyDateHasAPhase(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let phase = CachedResource.products.phase(at: date, now: Date(timeIntervalSinceReferenceDate: 700_000_000))
        #expect(phase == (seconds > 1 ? .usableOnError : .expired))
    }

    @Test func dataWithoutALoadDateIsUsableButNotFresh() {
        #expect(CachedResource.orders.phase(at: nil, now: Date()) == .usable)
    }
}
