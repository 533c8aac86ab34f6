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

    /// What a screen is told while it follows.
    @MainActor private final class Told: ObservableObject {
        @Published var stocks: [[Int: Int]] = []
    }

    private func follow(_ follower: ProductFollower<ProductSummary>, _ told: Told) -> Task<Void, Never> {
        Task {
            await follower.follow { changes in
                let stocks = changes.map { ($0.key.rawValue, $0.value.applied(to: .fixture(stock: -1)).stock) }
                told.stocks.append(Dictionary(uniqueKeysWithValues: stocks))
            }
        }
    }

    @Test func changesOfWhatIsShownAreToldOnceAndInOrder() async {
        let (follower, told) = (ProductFollower(summariesOf: changes), Told())
        follower.show([id(1), id(2)])
        let following = follow(follower, told)
        await settle(changes) { changes.watcherCount == 1 }
        changes.store(.fixture(id: 3, stock: 9))
        changes.store(.fixture(id: 1, stock: 5))
        await settle(told) { told.stocks.count == 1 }
        changes.remove(id(2))
        await settle(told) { told.stocks.count == 2 }
        follower.showAlso([id(4)])
        changes.store([.fixture(id: 4, stock: 7), .fixture(id: 1, stock: 4)])
        await settle(told) { told.stocks.count == 3 }
        #expect(told.stocks == [[1: 5], [2: 0], [4: 7, 1: 4]])
        following.cancel()
        await following.value
        #expect(changes.watcherCount == 0)
    }

    /// It loads, the product changes, and only then it says what it shows.
    @Test func nothingIsMissedBetweenLoadingAndShowing() async {
        changes.store(.fixture(id: 1, stock: 8))
        let (follower, told) = (ProductFollower(summariesOf: changes), Told())
        let following = follow(follower, told)
        await settle(changes) { changes.watcherCount == 1 }
        changes.store(.fixture(id: 2, stock: 5))
        follower.show([id(1), id(2)])
        await settle(told) { !told.stocks.isEmpty }
        changes.store(.fixture(id: 3, stock: 3))
        follower.showAlso([id(3)])
        await settle(told) { told.stocks.count == 2 }
        #expect(told.stocks == [[2: 5], [3: 3]])
        following.cancel()
    }

    @Test func changesMissedWhileNotFollowingAreReported() async {
        let (follower, told) = (ProductFollower(summariesOf: changes), Told())
        follower.show([id(1)])
        let first = follow(follower, told)
        await settle(changes) { changes.watcherCount == 1 }
        first.cancel()
        await first.value
        changes.store(.fixture(id: 1, stock: 5))
        let second = follow(follower, told)
        await settle(told) { told.stocks == [[1: 5]] }
        second.cancel()
    }

    /// The product changes again while the follower reads it, so the first read is outdated.
    @Test func outdatedReadIsNotReported() async {
        let (follower, told) = (ProductFollower(summariesOf: changes), Told())
        follower.show([id(1)])
        let following = follow(follower, told)
        await settle(changes) { changes.watcherCount == 1 }
        changes.hold()
        changes.store(.fixture(id: 1, stock: 5))
        await settle(changes) { changes.control.gate.heldCount == 1 }
        changes.store(.fixture(id: 1, stock: 4))
        changes.releaseOne()
        await settle(changes) { changes.control.gate.heldCount == 1 }
        #expect(told.stocks.isEmpty)
        changes.release()
        await settle(told) { !told.stocks.isEmpty }
        #expect(told.stocks == [[1: 4]])
        following.cancel()
    }

    @Test func aStoreThatCanNotBeReadEndsIt() async {
        let (follower, told) = (ProductFollower(summariesOf: changes), Told())
        follower.show([id(1)])
        let following = follow(follower, told)
        await settle(changes) { changes.watcherCount == 1 }
        changes.failure = .storage("damaged")
        changes.store(.fixture(id: 1, stock: 5))
        await following.value
        #expect(told.stocks.isEmpty)
        #expect(changes.watcherCount == 0)
    }

    @Test func withoutChangesNobodyIsTold() async throws {
        let (follower, told) = (ProductFollower(summariesOf: NoProductChanges()), Told())
        follower.show([id(1)])
        let following = follow(follower, told)
        following.cancel()
        await following.value
        #expect(told.stocks.isEmpty)
        #expect(try await NoProductChanges().productChange(of: id(1)) == nil)
    }
}
