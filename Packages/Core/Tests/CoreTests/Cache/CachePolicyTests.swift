import FlowKit
import Foundation
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(1))) struct CachePolicyTests {
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
}

/// A server with one word, and a clock on the wall.
private final class Word: Sendable {
    struct State {
        var now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        var answer: Result<String, ServiceError> = .success("one")
        var held: String?
        var asked = 0
        var later: [@Sendable () async -> Void] = []
    }

    let state = Mutex(State())

    func pass(_ seconds: Double) { state.withLock { $0.now += seconds } }

    func answer(_ answer: Result<String, ServiceError>) { state.withLock { $0.answer = answer } }

    func load(from store: ShopStore) async throws(ServiceError) -> String {
        let cache = ResourceCache(store: store, logger: ShopStore.silent) { self.state.withLock(\.now) }
        return try await cache.loadCached(.products, "7") { () throws(ServiceError) in
            state.withLock(\.held)
        } load: { () throws(ServiceError) in
            try self.state.withLock { state throws(ServiceError) in
                state.asked += 1
                state.held = try state.answer.get()
                return state.held ?? ""
            }
        } revalidate: { work in
            state.withLock { $0.later.append(work) }
        }
    }

    var asked: Int { state.withLock(\.asked) }

    /// Runs what goes on behind what is shown.
    func finish() async {
        for work in state.withLock({ state in
            defer { state.later = [] }
            return state.later
        }) { await work() }
    }
}

@Suite(.timeLimit(.minutes(1))) struct ResourceCacheTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func whatIsFreshIsNotAskedFor() async throws {
        let (word, store) = (Word(), try await files.store())
        #expect(try await word.load(from: store) == "one")
        word.answer(.success("two"))
        word.pass(59)
        #expect(try await word.load(from: store) == "one")
        #expect(word.asked == 1)
    }

    @Test func whatIsUsableIsShownAndAskedForBehind() async throws {
        let (word, store) = (Word(), try await files.store())
        _ = try await word.load(from: store)
        word.answer(.success("two"))
        word.pass(61)
        #expect(try await word.load(from: store) == "one")
        #expect(word.asked == 1)
        await word.finish()
        #expect(word.asked == 2)
        #expect(try await word.load(from: store) == "two")
        #expect(word.asked == 2)
    }

    /// A failure behind what is shown is nobody's matter, and the next one asks again.
    @Test func aFailureBehindChangesNothing() async throws {
        let (word, store) = (Word(), try await files.store())
        _ = try await word.load(from: store)
        word.answer(.failure(.offline))
        word.pass(61)
        _ = try await word.load(from: store)
        await word.finish()
        #expect(try await word.load(from: store) == "one")
        await word.finish()
        #expect(word.asked == 3)
    }

    @Test func whatIsOldIsShownWhenTheServerCannotAnswer() async throws {
        let (word, store) = (Word(), try await files.store())
        _ = try await word.load(from: store)
        word.pass(10 * 86_400)
        word.answer(.failure(.timedOut(after: .seconds(15))))
        #expect(try await word.load(from: store) == "one")
        word.answer(.failure(.notFound("7")))
        await #expect(throws: ServiceError.notFound("7")) { try await word.load(from: store) }
        word.answer(.success("two"))
        #expect(try await word.load(from: store) == "two")
    }

    @Test func whatIsTooOldIsNotShown() async throws {
        let (word, store) = (Word(), try await files.store())
        _ = try await word.load(from: store)
        word.pass(100 * 86_400)
        word.answer(.failure(.offline))
        await #expect(throws: ServiceError.offline) { try await word.load(from: store) }
    }

    /// A clock that was ahead when it was loaded, and was set right.
    @Test func whatIsFromTheFutureIsNotBelieved() async throws {
        let (word, store) = (Word(), try await files.store())
        _ = try await word.load(from: store)
        word.pass(-3_600)
        word.answer(.success("two"))
        #expect(try await word.load(from: store) == "two")
        #expect(try await word.load(from: store) == "two")
        #expect(word.asked == 2)
    }

    @Test func whatIsKnownToHaveChangedIsAskedForAnew() async throws {
        let (word, store) = (Word(), try await files.store())
        _ = try await word.load(from: store)
        word.answer(.success("two"))
        let cache = ResourceCache(store: store, logger: ShopStore.silent)
        await cache.forget(.products, beginningWith: "7")
        #expect(try await word.load(from: store) == "two")
    }

    @Test func reviewsAreThereOffline() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let id = Product.ID(rawValue: 2)
                let first = try await device.reviews.reviews(of: id, after: 0, limit: 5)
                #expect(!first.reviews.isEmpty)
                let asked = shop.requests(to: "/products/2/reviews")
                #expect(try await device.reviews.reviews(of: id, after: 0, limit: 5) == first)
                #expect(shop.requests(to: "/products/2/reviews") == asked)
                await shop.server.goOffline()
                #expect(try await device.reviews.reviews(of: id, after: 0, limit: 5) == first)
            }
        }
    }
}
