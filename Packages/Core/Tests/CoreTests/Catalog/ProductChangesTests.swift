import FlowTestSupport
import Foundation
import Mocks
import Model
import Testing

@testable import Core

/// Changes of a store's products, for screens that show some of them.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct ProductChangesTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func summariesAreDeliveredAgainAfterEachChange() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 3), .fixture(id: 2)])
        try await store.remove(id(2))
        let stream = ProductChanges(store: store).summaries(of: [id(1), id(2), id(3)])
        var summaries = stream.makeAsyncIterator()
        #expect(await summaries.next() == [id(1): .now(.fixture(id: 1, stock: 3)), id(2): .gone])
        try await store.save([.fixture(id: 1, stock: 5), .fixture(id: 3)])
        #expect(
            await summaries.next()
                == [id(1): .now(.fixture(id: 1, stock: 5)), id(2): .gone, id(3): .now(.fixture(id: 3))])
        try await store.remove(id(1))
        #expect(await summaries.next() == [id(1): .gone, id(2): .gone, id(3): .now(.fixture(id: 3))])
    }

    @Test func productsAreDeliveredWithTheirDetails() async throws {
        let store = try await files.store([.fixture(id: 1, stock: 3)])
        var products = ProductChanges(store: store).products([id(1), id(2)]).makeAsyncIterator()
        #expect(await products.next() == [id(1): .now(.fixture(id: 1, stock: 3))])
        try await store.remove(id(2))
        #expect(await products.next() == [id(1): .now(.fixture(id: 1, stock: 3)), id(2): .gone])
    }

    /// A page that couldn't be loaded doesn't show an old product instead of the failure.
    @Test func expiredProductIsOmitted() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        for (number, days) in [(1, 59), (2, 61)] {
            try await store.keep {
                try LoadDates($0).set(
                    now.addingTimeInterval(-86_400 * Double(days)), of: .products, LoadDates.one(id(number)))
            }
        }
        var products = ProductChanges(store: store) { now }.products([id(1), id(2)]).makeAsyncIterator()
        #expect(await products.next()?.keys.map(\.rawValue) == [1])
    }

    @Test func writesOfOtherProductsReadNothing() async throws {
        let store = try await files.store((1...20).map { .fixture(id: $0) })
        let reads = WatchedValue(0)
        let changes = ProductChanges(store: store) {
            reads.update { $0 += 1 }
            return Date()
        }
        var products = changes.products([id(1), id(2)]).makeAsyncIterator()
        #expect(await products.next()?.count == 2)
        for number in 3...20 { try await store.save([.fixture(id: number, stock: 7)]) }
        try await store.save([.fixture(id: 1)])
        try await store.save([.fixture(id: 1, stock: 7)])
        #expect(await products.next()?[id(1)] == .now(.fixture(id: 1, stock: 7)))
        #expect(reads.value == 2)
    }

    /// Writers write, a screen loads pages and reloads others: what it shows is never older than what it has loaded, and in
    /// the end it is what the store holds.
    @MainActor @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func screenEndsWithWhatTheStoreHolds(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let store = try await files.store((1...40).map { .fixture(id: $0, stock: 0) })
        let follower = ProductFollower(summariesOf: ProductChanges(store: store))
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
            let ids = Set((0..<3).map { _ in id(Int.random(in: 1...40, using: &random)) })
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let page = try await store.read { try ProductRecord.summaries(of: ids, in: $0) }
                for (id, product) in page { shown[id] = product.stock }
                follower.showAlso(ids)
            default:
                stock += 1
                try await store.save(ids.map { .fixture(id: $0.rawValue, stock: stock) })
            }
        }
        let last = try await store.read { [ids = follower.shown] in try ProductRecord.summaries(of: ids, in: $0) }
        #expect(Set(shown.keys) == follower.shown)
        func isSettled() -> Bool { shown.allSatisfy { last[$0.key]?.stock == $0.value } }
        if !isSettled() { for await _ in deliveries where isSettled() { break } }
        #expect(isSettled(), "shown: \(shown)")
        #expect(wentBack == 0)
        following.cancel()
        await following.value
    }
}
