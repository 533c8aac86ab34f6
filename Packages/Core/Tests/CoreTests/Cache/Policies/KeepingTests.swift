import FlowKit
import Foundation
import GRDB
import Loading
import Model
import Testing

@testable import Core

/// What has a date, and what takes it away.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct KeepingTests {
    private let seven = Product.ID(rawValue: 7)

    private func page(
        _ device: PolicyDevice, after cursor: ProductCursor? = nil, _ policy: FetchPolicy = .cacheFirst
    ) async throws -> Page<ProductSummary, ProductCursor> {
        try await device.products.products(
            ProductQuery(), PageRequest(cursor: cursor, policy: policy), limit: 2)
    }

    /// What could not be stored is shown, and asked for again.
    @Test(arguments: [Loaded.product, .page, .categories, .brochures, .brochure, .orders, .order])
    func onlyWhatWasStoredHasADate(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            let refuse = """
                CREATE TEMP TRIGGER %@ BEFORE INSERT ON loadDate BEGIN SELECT RAISE(ABORT, 'full'); END
                """
            let sql = refuse.replacingOccurrences(of: "%@", with: "refuse")
            try await device.store.pool.write { try $0.execute(sql: sql) }
            #expect(try await thing.load(device, .cacheFirst) == "1")
            #expect(try await thing.load(device, .cacheOnly) == nil, "it is kept with its date, or not at all")
            #expect(try await thing.load(device, .cacheFirst) == "1")
            #expect(device.server.asked == 2)
            #expect(device.log.lines(with: "Storing").count == 2)
        }
    }

    @Test func thePagesOfAListGoOnWhereTheServerSays() async throws {
        try await PolicyDevice.run { device in
            let first = try await page(device)
            let second = try await page(device, after: first.next)
            #expect(device.server.asked == 2)
            #expect(try await page(device) == first)
            #expect(try await page(device, after: first.next) == second)
            #expect(second.items.map(\.id.rawValue) == [3, 4] && second.next?.offset == 4)
            #expect(device.server.asked == 2)
            // Another size is another page.
            _ = try await device.products.products(
                ProductQuery(), PageRequest(cursor: nil, policy: .cacheFirst), limit: 1)
            #expect(device.server.asked == 3)
        }
    }

    /// A list that has begun anew does not go on with the pages of the old one.
    @Test func aNewFirstPageMakesTheOthersOld() async throws {
        try await PolicyDevice.run { device in
            let first = try await page(device)
            _ = try await page(device, after: first.next)
            device.server.change()
            let again = try await page(device, .networkOnly)
            #expect(try await page(device, after: again.next).items.map(\.title) == ["2", "2"])
        }
    }

    @Test func aListIsAskedForWhenOneOfItIsGone() async throws {
        try await PolicyDevice.run { device in
            _ = try await page(device)
            try await device.store.remove(Product.ID(rawValue: 2))
            _ = try await page(device)
            #expect(device.server.asked == 2)
        }
    }

    @Test func fewPagesAreKept() async throws {
        try await PolicyDevice.run { device in
            for _ in 1...5 {
                _ = try await page(device)
                device.pass(.minutes(2))
            }
            let rows = try await device.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM listedPage") }
            #expect(rows == 1)
        }
    }

    /// The dates of brochures and orders don't accumulate. Those of the list's own items stay.
    @Test func theDateOfARemovedItemIsRemoved() async throws {
        try await PolicyDevice.run { device in
            let names = "SELECT name FROM loadDate WHERE resource IN ('brochures', 'orders') AND name LIKE 'one/%'"
            _ = try await Loaded.brochure.load(device, .networkOnly)
            _ = try await Loaded.order.load(device, .networkOnly)
            _ = try await Loaded.brochures.load(device, .networkOnly)
            _ = try await Loaded.orders.load(device, .networkOnly)
            #expect(try await device.store.read { try String.fetchAll($0, sql: names) }.count == 2)
            try await device.store.write { database in
                try BrochureRecord.save(list: [], in: database)
                try database.execute(sql: "DELETE FROM placedOrder")
            }
            #expect(try await device.store.read { try String.fetchAll($0, sql: names) } == [])
        }
    }

    /// The list says all of each order, so one of them need not be asked for.
    @Test func anOrderIsAsGoodAsItsList() async throws {
        try await PolicyDevice.run { device in
            _ = try await Loaded.orders.load(device, .networkOnly)
            #expect(try await Loaded.order.load(device, .cacheFirst) == "1")
            #expect(device.server.asked == 1)
        }
    }

    /// The list says nothing of the pages.
    @Test func aBrochureIsNotAsGoodAsItsList() async throws {
        try await PolicyDevice.run { device in
            _ = try await Loaded.brochures.load(device, .networkOnly)
            #expect(try await Loaded.brochure.load(device, .cacheFirst) == "1")
            #expect(device.server.asked == 2)
        }
    }

    @Test(arguments: [Loaded.orders, .order]) func anothersDatesDoNotCount(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            try await device.account.signOut()
            await #expect(throws: ServiceError.unauthorized) { try await thing.load(device, .cacheFirst) }
            try await device.signIn("michaelw")
            #expect(try await thing.load(device, .staleIfError) == nil)
            _ = try await thing.load(device, .cacheFirst)
            #expect(device.server.asked == 2)
            // Nor do one's own, of an earlier time.
            try await device.account.signOut()
            try await device.signIn("michaelw")
            _ = try await thing.load(device, .cacheFirst)
            #expect(device.server.asked == 3)
        }
    }

    /// Its stars are others now, and so may be its place in a list.
    @Test(arguments: [Loaded.reviews, .product, .page, .listing]) func aReviewMakesItsProductOld(
        thing: Loaded
    ) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            await device.reviews.outdate(seven)
            device.server.change()
            #expect(try await thing.load(device, .cacheOnly) == "1")
            #expect(try await thing.load(device, .cacheFirst) == "2")
        }
    }

    /// Earlier versions of the app stored data without load dates.
    @Test(arguments: Loaded.allCases) func dataWithoutALoadDateIsShownAndReloaded(thing: Loaded) async throws {
        try await PolicyDevice.run { device in
            _ = try await thing.load(device, .networkOnly)
            let forget = "DELETE FROM loadDate"
            try await device.store.pool.write { try $0.execute(sql: forget + "; DELETE FROM listedPage") }
            device.server.change()
            #expect(try await thing.load(device, .cacheOnly) == "1")
            #expect(try await thing.load(device, .cacheFirst) == "2")
        }
    }
}
