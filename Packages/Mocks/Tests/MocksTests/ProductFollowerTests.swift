import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

/// A screen's follower, and changes that a test makes.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ProductFollowerTests {
    private let changes = MockProductChangesService()

    private func id(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }

    /// The values that a screen receives while it follows.
    @MainActor private final class Received: ObservableObject {
        @Published var stocks: [[Int: Int]] = []
    }

    private func follow(_ follower: ProductFollower<ProductSummary>, _ received: Received) -> Task<Void, Never> {
        Task {
            await follower.follow { changes in
                let stocks = changes.map { ($0.key.rawValue, $0.value.applied(to: .fixture(stock: -1)).stock) }
                received.stocks.append(Dictionary(uniqueKeysWithValues: stocks))
            }
        }
    }

    @Test func changesOfShownProductsAreDeliveredOnceAndInOrder() async {
        let (follower, received) = (ProductFollower(summariesOf: changes), Received())
        follower.show([id(1), id(2)])
        let following = follow(follower, received)
        await settle(changes) { changes.areFollowersCaughtUp }
        changes.store(.fixture(id: 3, stock: 9))
        changes.store(.fixture(id: 1, stock: 5))
        await settle(received) { received.stocks.count == 1 }
        changes.remove(id(2))
        await settle(received) { received.stocks.count == 2 }
        follower.showAlso([id(4)])
        await settle(changes) { changes.watcherCount == 2 && changes.areFollowersCaughtUp }
        changes.store(.fixture(id: 4, stock: 7))
        await settle(received) { received.stocks.count == 3 }
        #expect(received.stocks == [[1: 5], [1: 5, 2: 0], [4: 7]])
        following.cancel()
        await following.value
        #expect(changes.watcherCount == 0)
    }

    /// It loads, the product changes, and only then it passes what it shows.
    @Test func changeBetweenLoadingAndShowingIsDelivered() async {
        let (follower, received) = (ProductFollower(summariesOf: changes), Received())
        let following = follow(follower, received)
        changes.store(.fixture(id: 2, stock: 5))
        follower.show([id(1), id(2)])
        await settle(received) { !received.stocks.isEmpty }
        changes.store(.fixture(id: 3, stock: 3))
        follower.showAlso([id(3)])
        await settle(received) { received.stocks.count == 2 }
        #expect(received.stocks == [[2: 5], [3: 3]])
        following.cancel()
    }

    @Test func changesMissedWhileNotFollowingAreDelivered() async {
        let (follower, received) = (ProductFollower(summariesOf: changes), Received())
        follower.show([id(1)])
        let first = follow(follower, received)
        await settle(changes) { changes.areFollowersCaughtUp }
        first.cancel()
        await first.value
        changes.store(.fixture(id: 1, stock: 5))
        let second = follow(follower, received)
        await settle(received) { received.stocks == [[1: 5]] }
        second.cancel()
    }

    /// The screen is shown again before the task of its first visit has noticed that it is cancelled.
    @Test func theEndOfAnEarlierVisitEndsNoLaterOne() async {
        let (follower, first, second) = (ProductFollower(summariesOf: changes), Received(), Received())
        follower.show([id(1)])
        changes.store(.fixture(id: 1, stock: 5))
        let firstVisit = follow(follower, first)
        await settle(first) { !first.stocks.isEmpty }
        let secondVisit = follow(follower, second)
        await settle(second) { !second.stocks.isEmpty }
        firstVisit.cancel()
        await firstVisit.value
        changes.store(.fixture(id: 1, stock: 6))
        await settle(second) { second.stocks.last == [1: 6] }
        #expect(first.stocks == [[1: 5]])
        secondVisit.cancel()
    }

    @Test func productsThatAreNoLongerShownAreNotFollowed() async {
        let (follower, received) = (ProductFollower(summariesOf: changes), Received())
        follower.show([id(1)])
        let following = follow(follower, received)
        await settle(changes) { changes.areFollowersCaughtUp }
        follower.show([id(2)])
        #expect(follower.shown == [id(2)])
        changes.store([.fixture(id: 1, stock: 5), .fixture(id: 2, stock: 6)])
        await settle(received) { !received.stocks.isEmpty }
        #expect(received.stocks == [[2: 6]])
        following.cancel()
    }

    /// The screen reloads the product after the follower has read it, and before it delivers what it read.
    @Test func valueThatWasReadBeforeAReloadIsDropped() async {
        let service = HeldChanges()
        let (follower, received) = (ProductFollower(summariesOf: service), Received())
        follower.show([id(1), id(2)])
        let following = follow(follower, received)
        await settle(service) { service.streams.count == 1 }
        service.streams[0].yield([id(1): .now(.fixture(id: 1, stock: 5)), id(2): .now(.fixture(id: 2, stock: 5))])
        follower.showAlso([id(1)])
        await settle(service) { service.streams.count == 2 }
        service.streams[1].yield([id(1): .now(.fixture(id: 1, stock: 4))])
        await settle(received) { received.stocks.count == 2 }
        #expect(received.stocks == [[2: 5], [1: 4]])
        following.cancel()
    }

    @Test func withoutChangesNothingIsDelivered() async {
        let (follower, received) = (ProductFollower(summariesOf: NoProductChanges()), Received())
        follower.show([id(1)])
        let following = follow(follower, received)
        following.cancel()
        await following.value
        #expect(received.stocks.isEmpty)
        for await _ in NoProductChanges().products([id(1)]) { Issue.record("a product changed") }
    }
}

/// A service whose streams a test writes.
@MainActor
private final class HeldChanges: ProductChangesService, ObservableObject {
    @Published private(set) var streams: [AsyncStream<[Product.ID: ProductChange<ProductSummary>]>.Continuation] = []

    nonisolated func summaries(of ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<ProductSummary>]> {
        let (stream, continuation) = AsyncStream<[Product.ID: ProductChange<ProductSummary>]>.makeStream()
        MainActor.assumeIsolated { streams.append(continuation) }
        return stream
    }

    nonisolated func products(_ ids: Set<Product.ID>) -> AsyncStream<[Product.ID: ProductChange<Product>]> {
        AsyncStream { nil }
    }
}
