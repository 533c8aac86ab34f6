import FlowTestSupport
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Random operations of three owners on one SQLite file: a guest and two users, on three devices, one of which has the same
/// user as another. Each device has its own list of what its owner has, and no operation changes another owner's rows.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OwnersPropertyTests {
    private static let products = 1...6

    /// The expected rows of an owner.
    private struct Expected: Equatable {
        var bag: [Int: Int] = [:]
        var wishes: Set<Int> = []
        var saved: [Int: Int] = [:]
        var orders: Set<Int> = []
        var pending: [UUID] = []
        var voucher: String?
        /// The subjects of unsent changes, and the keys of unsent orders.
        var changes: Set<String> = []
    }

    @Test(arguments: 0..<3 as Range<UInt64>) func noOwnerSeesOrChangesRowsOfAnother(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let files = try TemporaryDirectory()
        let store = try await AppDatabase.open(in: files.url)
        try await store.save(Self.products.map { .fixture(id: $0, price: 1_00, stock: 1_000) })
        let owners: [(name: String, user: Int?)] = [("one", nil), ("two", 1), ("three", 1)]
        var devices: [DeviceStore] = []
        for owner in owners { devices.append(try await store.device(owner.user, name: owner.name)) }
        var expected = owners.map { _ in Expected() }
        for step in 0..<120 {
            let index = Int.random(in: devices.indices, using: &random)
            let (name, user) = owners[index]
            let others = try await Self.rows(exceptOf: name, in: store)
            try await act(devices[index], user, &expected[index], &random)
            #expect(try await Self.rows(exceptOf: name, in: store) == others, "seed \(seed), step \(step)")
            for (device, expected) in zip(devices, expected) {
                #expect(try await Self.rows(of: device) == expected, "seed \(seed), step \(step)")
            }
        }
        // Another process finds the same.
        let other = try await AppDatabase.open(in: files.url)
        for (owner, expected) in zip(owners, expected) {
            let device = try await DeviceStore.open(in: other, name: owner.name)
            #expect(try await Self.rows(of: device) == expected, "seed \(seed)")
        }
    }

    /// Returns the rows of all tables that belong to owners on other devices.
    private static func rows(exceptOf device: String, in store: AppDatabase) async throws -> [String: [String]] {
        try await store.read { database in
            let names = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
            let owned = try names.filter { try database.columns(in: $0).contains { $0.name == "ownerID" } }
            return Dictionary(
                uniqueKeysWithValues: try owned.map { name in
                    let owners = "SELECT id FROM owner WHERE device <> ?"
                    let rows = try Row.fetchAll(
                        database, sql: "SELECT * FROM \(name) WHERE ownerID IN (\(owners))", arguments: [device])
                    return (name, rows.map(\.description).sorted())
                })
        }
    }

    private static func rows(of device: DeviceStore) async throws -> Expected {
        try await device.read { rows in
            let changes = try OutboxEntry.all(in: rows).map { $0.change.subject ?? $0.key.uuidString }
            return Expected(
                bag: Dictionary(uniqueKeysWithValues: try Bag(rows).quantities.map { ($0.id.rawValue, $0.quantity) }),
                wishes: Set(try WishlistRecord.ids(in: rows).map(\.rawValue)),
                saved: Dictionary(
                    uniqueKeysWithValues: try SavedItemRecord.items(in: rows).map { ($0.id.rawValue, $0.quantity) }),
                orders: Set(try (OrderRecord.orders(in: rows) ?? []).map(\.id.rawValue)),
                pending: try PendingOrderRecord.orders(in: rows).map(\.id.rawValue),
                voucher: try rows.setting(.voucher), changes: Set(changes))
        }
    }

    private func act(
        _ device: DeviceStore, _ user: Int?, _ expected: inout Expected, _ random: inout SplitMix64
    ) async throws {
        let number = Int.random(in: Self.products, using: &random)
        let (bag, wishlist) = (BagRepository(device: device), WishlistRepository(device: device))
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1:
            let quantity = Int.random(in: 1...4, using: &random)
            try await bag.add(id(number), quantity: quantity)
            expected.bag[number, default: 0] += quantity
            if user != nil { expected.changes.insert("bag \(number)") }
        case 2:
            if try await bag.remove(id(number)) != nil, user != nil { expected.changes.insert("bag \(number)") }
            expected.bag[number] = nil
        case 3:
            try await wishlist.add(id(number))
            if expected.wishes.insert(number).inserted, user != nil { expected.changes.insert("wish \(number)") }
        case 4:
            try await wishlist.remove(id(number))
            if expected.wishes.remove(number) != nil, user != nil { expected.changes.insert("wish \(number)") }
        case 5:
            guard user != nil else { return }
            let orders = (0..<Int.random(in: 0...3, using: &random)).map { 100 * number + $0 }
            try await device.write { rows in
                try OrderRecord.save(all: orders.map(Self.order), replacing: OrderRecord.ids(in: rows), in: rows)
                try rows.set(.cart, to: "\(number)")
            }
            expected.orders = Set(orders)
        case 6:
            guard user != nil, let key = try await placeOrder(device, number) else { return }
            expected.pending.insert(key, at: 0)
            expected.changes.insert(key.uuidString)
        case 7:
            // The server has made the first change of the queue.
            let sent = try await device.write { rows -> OutboxEntry? in
                guard let entry = try OutboxQueue(rows).heads.first else { return nil }
                try entry.delete(rows.database)
                _ = try PendingOrderRecord.take(entry.key, ordered: [], in: rows)
                return entry
            }
            guard let sent else { return }
            expected.changes.remove(sent.change.subject ?? sent.key.uuidString)
            expected.pending.removeAll { $0 == sent.key }
        case 8:
            guard let user else { return }
            // Another user signs in and out, and the rows of this one stay.
            try await device.use(user + 1, isSignOut: false)
            #expect(try await Self.rows(of: device) == Expected())
            try await device.use(user)
        case 9:
            guard let quantity = expected.bag.removeValue(forKey: number) else { return }
            try await SavedItemRepository(device: device).saveForLater(id(number))
            expected.saved[number, default: 0] += quantity
            if user != nil { expected.changes.insert("bag \(number)") }
        case 10:
            guard let quantity = expected.saved.removeValue(forKey: number) else { return }
            let held = expected.bag[number] ?? 0
            if Bool.random(using: &random) {
                try await SavedItemRepository(device: device).remove(id(number))
            } else {
                #expect(try await SavedItemRepository(device: device).moveToBag(id(number))?.quantity == quantity)
                expected.bag[number] = held + quantity
                if user != nil { expected.changes.insert("bag \(number)") }
            }
        case 11:
            try await device.write { try $0.set(.voucher, to: "CODE\(number)") }
            expected.voucher = "CODE\(number)"
        default:
            guard let user, Int.random(in: 0..<4, using: &random) == 0 else { return }
            try await device.use(nil)
            #expect(try await Self.rows(of: device) == Expected())
            try await device.use(user)
            expected = Expected()
        }
    }

    private func placeOrder(_ device: DeviceStore, _ number: Int) async throws -> UUID? {
        let key = UUID()
        try await device.write { rows in
            let line = BagLine(product: Product.fixture(id: number, price: 1_00, stock: 1_000).summary, quantity: 1)
            let draft = try OrderDraft([line])
            try PendingOrderRecord(
                ownerID: rows.ownerID, key: key, placedAt: Date(), draft: StoredText(draft), lines: StoredText([line])
            ).insert(rows.database)
            try OutboxEntry.enqueue(.placeOrder(draft.lines), key: key, in: rows)
        }
        return key
    }

    private static func order(_ number: Int) -> Order {
        Order(
            id: Order.ID(rawValue: number), placedAt: Date(timeIntervalSinceReferenceDate: 0), status: .placed,
            lines: [],
            total: Money(minorUnits: 1))
    }
}
