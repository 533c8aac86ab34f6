import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// A shop's file of a former version, in which the bag, the wishlist and orders were, is damaged before it is opened by
/// this one: what can be read of it is in the users' files.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct FormerSalvageTests {
    private let template: TemporaryDirectory
    private let version: Int
    private static let more = 300

    private init(version: Int) throws {
        self.version = version
        template = try TemporaryDirectory()
        let dump = try #require(
            Bundle.module.url(forResource: "shop-\(version)", withExtension: "sql", subdirectory: "Fixtures"))
        let queue = try DatabaseQueue(path: template.database.path)
        try queue.write { database in
            try database.execute(sql: String(contentsOf: dump, encoding: .utf8))
            for number in 10..<10 + Self.more { try Self.add(number, version, database) }
        }
        try queue.close()
    }

    init() throws { try self.init(version: 5) }

    private static func add(_ number: Int, _ version: Int, _ database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO product (id, title, category, price, currency, discount, rating, stock, minimumOrderQuantity,
                    description, tags, details) VALUES (?, ?, 'tools', 500, 'USD', 0, 4.0, 9, 1, 'A tool.', '', '{}')
                """, arguments: [number, "Tool \(number)"])
        if version >= 2 {
            try database.execute(
                sql: "INSERT INTO bagLine (product, position, quantity) VALUES (?1, ?1, ?1)", arguments: [number])
            try database.execute(
                sql: "INSERT INTO wishlistItem (product, position) VALUES (?1 * 7, ?1)", arguments: [number])
        }
        if version >= 3 {
            try database.execute(
                sql: "INSERT INTO placedOrder (user, id, placedAt, body) VALUES (1, ?, 1.5, ?)",
                arguments: [5000 + number, String(repeating: "x", count: 50)])
        }
    }

    private struct Saved {
        var bag: [Int: Int] = [:]
        var wishes: Set<Int> = []
        var orders: Set<Int> = []
        var hasAllOrders = false
        var reports: [StoreReport] = []
    }

    private func open(_ damage: Damage?) async throws -> Saved {
        let copy = try TemporaryDirectory()
        try FileManager.default.copyItem(at: template.database, to: copy.database)
        try damage?.apply(to: copy.database)
        let opened = try ShopStore.open(in: copy.url, imageOrigin: nil)
        let guest = try opened.store.users()
        var saved = Saved(reports: opened.reports)
        (saved.bag, saved.wishes) = try await guest.read { database, _ in
            let lines = try BagTable(database: database).quantities()
            return (
                Dictionary(uniqueKeysWithValues: lines.map { ($0.id.rawValue, $0.quantity) }),
                Set(try WishlistTable(database: database).ids().map(\.rawValue))
            )
        }
        try guest.close()
        let user = try opened.store.users(.user(User.ID(rawValue: 1)))
        (saved.orders, saved.hasAllOrders) = try await user.read { database, _ in
            try (
                Int.fetchSet(database, sql: "SELECT id FROM placedOrder"),
                Int.fetchOne(database, sql: "SELECT count(*) FROM ordersLoaded") == 1
            )
        }
        try user.close()
        try opened.store.close()
        return saved
    }

    @Test(arguments: 1...5, 0..<3) func whatCanBeReadIsTheUsers(version: Int, seed: Int) async throws {
        let test = try FormerSalvageTests(version: version)
        var random = SplitMix(seed: UInt64(seed) &* 7_919 &+ UInt64(version))
        let size = try Data(contentsOf: test.template.database).count
        let rows = try test.rows()
        for _ in 0..<6 {
            let damage = Damage.random(size: size, using: &random)
            var pages = damage.pages(of: size / 4096)
            // The header says how all is to be read, but it is the same in every file.
            if case .flip(..<100, _) = damage { pages = [] }
            let saved: Saved
            do { saved = try await test.open(damage) } catch {
                Issue.record("\(damage): \(error)")
                continue
            }
            guard pages.isDisjoint(with: rows.schema) else { continue }
            let sound = rows.bag.filter { $0.value.isDisjoint(with: pages) }.keys
            for number in sound {
                if rows.products[number]?.isDisjoint(with: pages) == true {
                    #expect(saved.bag[Int(number)] == test.quantity(Int(number)), "\(damage), line \(number)")
                } else {
                    #expect(saved.bag[Int(number)] != nil || saved.wishes.contains(Int(number)), "\(damage)")
                }
            }
            for (number, own) in rows.wishes where own.isDisjoint(with: pages) {
                #expect(saved.wishes.contains(Int(number)), "\(damage), wish \(number)")
            }
            for (number, own) in rows.orders where own.isDisjoint(with: pages) {
                #expect(saved.orders.contains(number), "\(damage), order \(number)")
            }
            if version >= 3, saved.orders.count < rows.orders.count { #expect(!saved.hasAllOrders, "\(damage)") }
            if saved.bag.count < rows.bag.count { #expect(saved.reports.first?.isComplete == false, "\(damage)") }
        }
    }

    private func quantity(_ product: Int) -> Int { product == 1 ? 3 : product == 2 ? 4 : product }

    private struct Rows {
        var schema: Set<Int> = []
        var products: [Int64: Set<Int>] = [:]
        var bag: [Int64: Set<Int>] = [:]
        var wishes: [Int64: Set<Int>] = [:]
        var orders: [Int: Set<Int>] = [:]
    }

    /// On which pages the rows are, and the list of the tables.
    private func rows() throws -> Rows {
        var rows = Rows()
        let file = template.database
        rows.schema = try PageMap(root: 1, in: file).pages.values.reduce(into: [1]) { $0.formUnion($1) }
        rows.products = try PageMap(of: "product", in: file).pages
        if version >= 2 {
            rows.bag = try PageMap(of: "bagLine", in: file).pages
            rows.wishes = try PageMap(of: "wishlistItem", in: file).pages
        }
        guard version >= 3 else { return rows }
        let queue = try DatabaseQueue(path: file.path)
        let numbers = try queue.read {
            try Row.fetchAll($0, sql: "SELECT rowid, id FROM placedOrder WHERE user = 1").map {
                ($0[0] as Int64, $0[1] as Int)
            }
        }
        try queue.close()
        let pages = try PageMap(of: "placedOrder", in: file).pages
        for (row, number) in numbers { rows.orders[number] = pages[row] }
        return rows
    }

    @Test func aSoundFileGivesTheSame() async throws {
        let saved = try await open(nil)
        #expect(saved.bag.count == Self.more + 2)
        #expect(saved.wishes.count == Self.more + 2)
        #expect(saved.orders.count == Self.more + 1)
        #expect(saved.hasAllOrders)
        #expect(saved.reports.isEmpty)
    }

    @Test func allIsSavedWhenOnlyTheHeaderIsDamaged() async throws {
        let saved = try await open(.flip(offset: 3, mask: 0xff))
        #expect(saved.bag.count == Self.more + 2)
        #expect(saved.wishes.count == Self.more + 2)
        #expect(saved.orders.count == Self.more + 1)
        #expect(saved.hasAllOrders)
        #expect(saved.reports.map(\.setAside.reason) == [.notADatabase])
        // Lines, wishes, orders of two users; two views, a setting, a state and two links.
        #expect(saved.reports.map(\.savedRows) == [3 * Self.more + 6 + 6])
        #expect(saved.reports.map(\.isComplete) == [true])
    }

    /// Such a file can be read, and not be written to.
    @Test func aHeaderOfAnUnknownFormatIsSeenBeforeTheFileIsUsed() async throws {
        let saved = try await open(.flip(offset: 18, mask: 68))
        #expect(saved.reports.map(\.setAside.reason) == [.corrupt("its header isn't that of a store")])
        #expect(saved.bag.count == Self.more + 2)
    }

    /// It has no price that the bag could show: it waits among the wishes.
    @Test func aLineWhoseProductIsLostBecomesAWish() async throws {
        let page = try #require(PageMap(of: "product", in: template.database).pages[2]?.max())
        let saved = try await open(.zero(page: page))
        #expect(saved.bag[2] == nil)
        #expect(saved.wishes.contains(2))
        #expect(saved.reports.map(\.isComplete) == [false])
    }

    /// When a user's file can't be written, the damaged file stays: what is in it is nowhere else.
    @Test func whatHasNoPlaceToGoStays() throws {
        try Damage.flip(offset: 3, mask: 0xff).apply(to: template.database)
        let before = try Data(contentsOf: template.database)
        try Data().write(to: template.url.appending(path: "users"))
        #expect(throws: StoreOpeningError.self) { try ShopStore.open(in: template.url, imageOrigin: nil) }
        #expect(try Data(contentsOf: template.database) == before)
        #expect(try !template.names.contains { $0.contains("set-aside") || $0.contains("salvage") })
    }
}
