import GRDB
import Mocks
import Model
import Synchronization
import Testing

@testable import Core

/// Whoever watches a row is woken by its changes, and by no others.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct RowObserversTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    /// Watchers that count how often they are woken.
    private final class Counters: Sendable {
        let counts = Mutex<[Int: Int]>([:])

        func watch(_ number: Int, _ keys: Set<RowObservers.Key>, _ rows: RowObservers) -> RowWatch {
            let watch = rows.watch { self.counts.withLock { $0[number, default: 0] += 1 } }
            watch.set(keys)
            return watch
        }

        func take() -> [Int: Int] {
            counts.withLock { counts in
                defer { counts = [:] }
                return counts
            }
        }
    }

    /// Counts, not times: with a hundred thousand watchers, a change of three products wakes three.
    @Test func aChangeWakesItsOwnWatchersOnly() async throws {
        let store = try await files.store()
        let counters = Counters()
        var watches: [RowWatch] = []
        for number in 0..<100_000 {
            watches.append(counters.watch(number, KnownProducts.keys(of: [id(number)]), store.rows))
        }
        #expect(store.rows.watcherCount == 100_000)
        try await store.save([.fixture(id: 5), .fixture(id: 70_000), .fixture(id: 99_999), .fixture(id: 200_000)])
        #expect(counters.take() == [5: 1, 70_000: 1, 99_999: 1])
        try await store.save([.fixture(id: 5)])
        #expect(counters.take() == [:])
        try await store.remove(id(5))
        #expect(counters.take() == [5: 1])
        watches.removeAll()
        #expect(store.rows.watcherCount == 0)
        let left = store.rows.state.withLock { ($0.byRow.count, $0.byTable.count) }
        #expect(left == (0, 0))
    }

    @Test func whatIsRolledBackWakesNobody() async throws {
        let store = try await files.store([.fixture(id: 1)])
        let counters = Counters()
        let watch = counters.watch(1, KnownProducts.keys(of: [id(1)]), store.rows)
        await #expect(throws: ServiceError.offline) {
            try await store.write { database in
                try database.execute(sql: "UPDATE product SET stock = 3 WHERE id = 1")
                throw ServiceError.offline
            }
        }
        #expect(counters.take() == [:])
        try await store.write { database in
            try database.inSavepoint {
                try database.execute(sql: "UPDATE product SET stock = 4 WHERE id = 1")
                return .rollback
            }
        }
        #expect(counters.take() == [:])
        withExtendedLifetime(watch) {}
    }

    @Test func aTableCanBeWatchedAsAWhole() async throws {
        let store = try await files.store()
        let counters = Counters()
        let watch = counters.watch(1, [], store.rows)
        watch.set(tables: ["product"])
        try await store.save((1...50).map { .fixture(id: $0) })
        #expect(counters.take() == [1: 1])
        watch.set(tables: [])
        try await store.save([.fixture(id: 60)])
        #expect(counters.take() == [:])
    }

    /// Watchers come, go and look elsewhere while rows change. Each is woken by just the transactions that touch its rows.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func itWakesWhomAModelWakes(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        let store = try await files.store()
        let counters = Counters()
        var watches: [Int: (watch: RowWatch, ids: Set<Int>)] = [:]
        var stock = 0
        for step in 0..<200 {
            let ids = Set(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 1...9, using: &random) })
            let keys = KnownProducts.keys(of: ids.map { id($0) })
            switch Int.random(in: 0..<5, using: &random) {
            case 0: watches[step] = (counters.watch(step, keys, store.rows), ids)
            case 1:
                guard let number = watches.keys.sorted().randomElement(using: &random) else { continue }
                watches[number]?.watch.set(keys)
                watches[number]?.ids = ids
            case 2:
                guard let number = watches.keys.sorted().randomElement(using: &random) else { continue }
                watches.removeValue(forKey: number)?.watch.cancel()
            default:
                stock += 1
                try await store.save(ids.sorted().map { .fixture(id: $0, stock: stock) })
                let woken = watches.filter { !$0.value.ids.isDisjoint(with: ids) }.mapValues { _ in 1 }
                #expect(counters.take() == woken)
            }
        }
    }
}
