import FlowTestSupport
import Mocks
import Model
import Synchronization
import Testing

@testable import Core

/// Changes of a store's products, for screens that show some of them.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct ProductChangesTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    private final class Touched: Sendable {
        private let ids = Mutex<[Int]>([])
        func insert(_ new: [Product.ID]) { ids.withLock { $0 += Set(new).map(\.rawValue).sorted() } }
        func take() -> [Int] {
            ids.withLock { ids in
                defer { ids = [] }
                return ids
            }
        }
    }

    @Test func watcherIsNotifiedAfterTheWrite() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        let (changes, touched) = (ProductChanges(store), Touched())
        let watch = changes.watch(since: changes.moment()) { touched.insert($0) }
        #expect(changes.watcherCount == 1)
        watch.set([id(1), id(3)])
        #expect(touched.take() == [])
        try await store.save([.fixture(id: 2, stock: 1)])
        #expect(touched.take() == [])
        try await store.save([.fixture(id: 1, stock: 5), .fixture(id: 3)])
        #expect(touched.take() == [1, 3])
        try await store.save([.fixture(id: 1, stock: 5)])
        #expect(touched.take() == [])
        watch.add([id(2)])
        #expect(touched.take() == [2])
        try await store.remove(id(2))
        #expect(touched.take() == [2])
        watch.set([id(4)])
        try await store.save([.fixture(id: 1, stock: 6)])
        #expect(touched.take() == [])
        watch.end()
        #expect(changes.watcherCount == 0)
    }

    @Test func releasedWatchEndsTheObservation() async throws {
        let store = try await files.store([.fixture(id: 1)])
        let changes = ProductChanges(store)
        do {
            let watch = changes.watch(since: changes.moment()) { _ in }
            watch.set([id(1)])
        }
        #expect(changes.watcherCount == 0)
    }

    @Test func changesSinceTheMomentAreReportedImmediately() async throws {
        let store = try await files.store((1...30).map { .fixture(id: $0) })
        let (changes, touched) = (ProductChanges(store), Touched())
        let moment = changes.moment()
        try await store.save([.fixture(id: 7, stock: 1)])
        try await store.remove(id(9))
        let watch = changes.watch(since: moment) { touched.insert($0) }
        watch.set(Set((1...8).map { id($0) }))
        #expect(touched.take() == [7])
        watch.add((9...30).map { id($0) })
        #expect(touched.take() == [9])
        let later = changes.watch(since: changes.moment()) { touched.insert($0) }
        later.set(Set((1...30).map { id($0) }))
        #expect(touched.take() == [])
    }

    @Test func storedAndRemovedProductsAreReported() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 3), .fixture(id: 2)])
        try await store.remove(id(2))
        let changes = ProductChanges(store)
        let summaries = try await changes.summaryChanges(of: [id(1), id(2), id(3)])
        #expect(summaries == [id(1): .now(.fixture(id: 1, stock: 3)), id(2): .gone])
        #expect(try await changes.productChange(of: id(1)) == .now(.fixture(id: 1, stock: 3)))
        #expect(try await changes.productChange(of: id(2)) == .gone)
        #expect(try await changes.productChange(of: id(3)) == nil)
    }

    /// Writers write, a screen turns its pages and loads some of them anew: what it shows is never older than what it
    /// has loaded, and in the end it is what the store holds.
    @MainActor @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func aScreenEndsWithWhatTheStoreHolds(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let store = try await files.store((1...40).map { .fixture(id: $0, stock: 0) })
        let changes = ProductChanges(store)
        let follower = ProductFollower(summariesOf: changes)
        var shown: [Product.ID: Int] = [:]
        var wentBack = 0
        let (deliveries, delivered) = AsyncStream<Void>.makeStream()
        let following = Task {
            await follower.follow { changes in
                for case (let id, .now(let product)) in changes {
                    // Each write raises the stock.
                    if let old = shown[id], product.stock < old { wentBack += 1 }
                    shown[id] = product.stock
                }
                delivered.yield()
            }
        }
        var stock = 0
        for _ in 0..<120 {
            let ids = (0..<3).map { _ in Int.random(in: 1...40, using: &random) }
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let page = try await changes.summaryChanges(of: Set(ids.map { id($0) }))
                for case (let id, .now(let product)) in page { shown[id] = product.stock }
                follower.showAlso(Array(page.keys))
            default:
                stock += 1
                try await store.save(Set(ids).map { .fixture(id: $0, stock: stock) })
            }
        }
        let now = try await changes.summaryChanges(of: follower.shown)
        func isSettled() -> Bool {
            shown.allSatisfy { now[$0.key] == .now(.fixture(id: $0.key.rawValue, stock: $0.value)) }
        }
        if !isSettled() { for await _ in deliveries where isSettled() { break } }
        #expect(isSettled(), "shown: \(shown)")
        #expect(wentBack == 0)
        following.cancel()
        await following.value
        #expect(changes.watcherCount == 0)
    }
}
