import FlowTestSupport
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// A write wakes the observers of the rows that it changes, and no others.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct RowChangesTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    /// An observer that counts how often it was woken. A write wakes it before the write returns.
    private final class Observer: Sendable {
        let number: Int
        private let count = WatchedValue(0)

        init(_ store: AppDatabase, _ rows: Set<RowGroup>) {
            number = store.changes.addObserver { [count] in count.update { $0 += 1 } }
            store.changes.endReading(number, rows)
        }

        /// Returns how often the observer was woken since the last call.
        func wakes() -> Int {
            count.update { count in
                defer { count = 0 }
                return count
            }
        }
    }

    /// The tables with rows of owners.
    private static let tables = [
        "bagLine", "mergedLine", "notification", "outboxConflict", "outboxEntry", "pendingLink", "pendingOrder",
        "placedOrder", "recentSearch", "recentView", "savedItem", "savedState", "setting", "wishlistItem",
    ]

    @Test func everyTableOfOwnersIsObserved() async throws {
        let store = try await files.store()
        #expect(try await store.read { try DatabaseSchema.personalTables(in: $0) } == Self.tables)
    }

    @Test(arguments: tables) func aWriteWakesOnlyTheObserversOfItsOwnersTable(_ table: String) async throws {
        let store = try await files.store()
        let (one, two) = (try await store.device(name: "one").guest, try await store.device(name: "two").guest)
        let own = Observer(store, [.table(table, of: one.rawValue)])
        let others = Observer(store, [.table(table, of: two.rawValue), .table("owner", of: "two"), .product(1)])
        let otherTables = Observer(
            store, Set(Self.tables.filter { $0 != table }.map { .table($0, of: one.rawValue) }))

        try await store.write { try insertRow(of: one, into: table, $0) }
        #expect(own.wakes() == 1)
        try await store.write { try $0.execute(sql: "UPDATE \(table) SET ownerID = ownerID") }
        #expect(own.wakes() == 1)
        try await store.write { try $0.execute(sql: "DELETE FROM \(table)") }
        #expect(own.wakes() == 1)
        try await store.write { try insertRow(of: one, into: table, $0) }
        #expect(own.wakes() == 1)
        // Only the foreign key deletes the row.
        try await store.write { _ = try OwnerRecord.deleteOne($0, key: one.rawValue) }
        #expect(own.wakes() == 1)
        #expect(others.wakes() == 0)
        #expect(otherTables.wakes() == 0)
    }

    @Test func aRowThatChangesItsOwnerWakesBoth() async throws {
        let store = try await files.store()
        let (one, two) = (try await store.device(name: "one").guest, try await store.device(name: "two").guest)
        try await store.write { try insertRow(of: one, into: "setting", $0) }
        let (first, second) = (
            Observer(store, [.table("setting", of: one.rawValue)]),
            Observer(store, [.table("setting", of: two.rawValue)])
        )
        try await store.write { try $0.execute(sql: "UPDATE setting SET ownerID = ?", arguments: [two]) }
        #expect(first.wakes() == 1)
        #expect(second.wakes() == 1)
    }

    @Test func aProductWakesOnlyThoseThatShowIt() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        let (first, second) = (Observer(store, [.product(1)]), Observer(store, [.product(2)]))
        try await store.save([.fixture(id: 1, stock: 77)])
        #expect(first.wakes() == 1)
        try await store.remove(id(1))
        #expect(first.wakes() == 1)
        try await store.save([.fixture(id: 1)])
        #expect(first.wakes() == 1)
        #expect(second.wakes() == 0)
    }

    @Test func aSignInWakesTheObserversOfItsDevice() async throws {
        let store = try await files.store()
        let device = try await store.device(name: "one")
        let (own, other) = (
            Observer(store, [.table("owner", of: "one")]), Observer(store, [.table("owner", of: "two")])
        )
        try await device.use(1)
        #expect(own.wakes() == 1)
        #expect(other.wakes() == 0)
    }

    @Test func aWriteThatFailsWakesNobody() async throws {
        let store = try await files.store([.fixture(id: 1)])
        let guest = try await store.device().guest
        let observer = Observer(store, [.table("setting", of: guest.rawValue), .product(1)])
        await #expect(throws: ServiceError.cancelled) {
            try await store.write { database in
                try insertRow(of: guest, into: "setting", database)
                try database.execute(sql: "DELETE FROM product")
                throw ServiceError.cancelled
            }
        }
        try await store.save([.fixture(id: 2)])
        #expect(observer.wakes() == 0)
    }

    /// A read sees a snapshot, and which rows it needs is known only when it ends.
    @Test func aWriteDuringAReadIsNotMissed() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        let observer = Observer(store, [.product(1)])
        store.changes.beginReading(observer.number)
        try await store.save([.fixture(id: 2, stock: 77)])
        store.changes.endReading(observer.number, [.product(1)])
        #expect(observer.wakes() == 0)
        store.changes.beginReading(observer.number)
        try await store.save([.fixture(id: 2, stock: 78)])
        store.changes.endReading(observer.number, [.product(2)])
        #expect(observer.wakes() == 1)
        try await store.save([.fixture(id: 1, stock: 77)])
        #expect(observer.wakes() == 0)
        store.changes.removeObserver(observer.number)
        try await store.save([.fixture(id: 2, stock: 79)])
        #expect(observer.wakes() == 0)
        #expect(store.changes.observerCount == 0)
    }

    @Test func anyWriteDuringOrAfterAFailedReadWakesItsObserver() async throws {
        let store = try await files.store([.fixture(id: 1), .fixture(id: 2)])
        let observer = Observer(store, [.product(1)])
        store.changes.beginReading(observer.number)
        store.changes.failReading(observer.number)
        #expect(observer.wakes() == 0)
        try await store.save([.fixture(id: 2, stock: 77)])
        #expect(observer.wakes() == 1)
        store.changes.beginReading(observer.number)
        try await store.save([.fixture(id: 2, stock: 78)])
        #expect(observer.wakes() == 0)
        store.changes.failReading(observer.number)
        #expect(observer.wakes() == 1)
        store.changes.beginReading(observer.number)
        store.changes.endReading(observer.number, [.product(1)])
        try await store.save([.fixture(id: 2, stock: 79)])
        #expect(observer.wakes() == 0)
    }

    @Test func writesOfADeviceDoNotReadTheValuesOfAnother() async throws {
        let store = try await files.store((1...20).map { .fixture(id: $0) })
        let (busy, quiet) = (try await store.device(name: "busy"), try await store.device(name: "quiet"))
        let reads = WatchedValue(0)
        let bags = quiet.values(of: "the bag") { rows in
            reads.update { $0 += 1 }
            return try Bag(rows)
        }
        var shown = bags.makeAsyncIterator()
        #expect(await shown.next()?.lines.isEmpty == true)
        for number in 1...20 { try await BagRepository(device: busy).add(id(number), quantity: 1) }
        try await BagRepository(device: quiet).add(id(1), quantity: 1)
        #expect(await shown.next()?.itemCount == 1)
        #expect(reads.value == 2)
    }
}

/// Inserts a row with some value in each column.
private func insertRow(of owner: OwnerID, into table: String, _ database: Database) throws {
    let columns = try database.columns(in: table)
    let values = columns.map { column -> any DatabaseValueConvertible in
        if column.name == "ownerID" { return owner }
        return switch column.type.uppercased() {
        case "TEXT": "a"
        case "REAL": 1.5
        case "BLOB": Data([1])
        default: 1
        }
    }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try database.execute(sql: "INSERT INTO \(table) VALUES (\(marks))", arguments: StatementArguments(values))
}
