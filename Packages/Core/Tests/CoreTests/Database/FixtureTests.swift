import FlowKit
import Foundation
import GRDB
import HTTPTypes
import Loading
import Mocks
import Model
import Testing

@testable import Core

/// Databases of all versions of the schema are opened, and lose nothing.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct FixtureTests {
    private let log = LogRecorder()
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    static let versions: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: StoredSample.fixtures.path)) ?? [])
        .filter { $0.hasSuffix(".sqlite") }.map { String($0.dropLast(7)) }.sorted()

    private func open(_ version: String) async throws -> DeviceStore {
        try FileManager.default.copyItem(
            at: StoredSample.fixtures.appending(path: "\(version).sqlite"), to: directory.database)
        return try await DeviceStore.open(in: AppDatabase.open(in: directory.url, logger: log.logger))
    }

    @Test func eachVersionHasAFixture() throws {
        #expect(Self.versions == DatabaseSchema.migrator.migrations.sorted())
    }

    @Test(arguments: versions) func aDatabaseOfEachVersionIsReadCompletely(_ version: String) async throws {
        let device = try await open(version)
        #expect(device.database.replaced == nil)
        #expect(log.all.isEmpty)
        try await device.expectSample()
    }

    /// A released migration is never edited.
    @Test(arguments: versions) func aMigrationCreatesTheSchemaOfItsFixture(_ version: String) throws {
        let new = try DatabaseQueue()
        try DatabaseSchema.migrator.migrate(new, upTo: version)
        var configuration = Configuration()
        configuration.readonly = true
        let old = try DatabaseQueue(
            path: StoredSample.fixtures.appending(path: "\(version).sqlite").path, configuration: configuration)
        let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name"
        #expect(
            try new.read { try String.fetchAll($0, sql: schema) } == old.read { try String.fetchAll($0, sql: schema) })
    }

    /// A value is stored as before: an older version of the app can read it.
    @Test(arguments: versions) func storedValuesHaveTheSameTextWhenTheyAreStoredAgain(_ version: String) async throws {
        let device = try await open(version)
        try await device.read { rows in
            for column in StoredColumn.all where !Self.later.contains(column.description) {
                let texts = try String.fetchAll(rows.database, column.values.select(Column(column.name)))
                #expect(!texts.isEmpty, "\(column)")
                for text in texts { #expect(try column.format.again(text) == text, "\(column)") }
            }
        }
    }

    /// Columns without a value in the fixtures. `StoredValueTests` reads values of them.
    private static let later: Set = [
        "brochure.body", "brochure.pages", "reviewPage.body", "setting.configuration", "setting.unusedPayments",
    ]

    /// The latest version adds the characters of a product when it is saved.
    @Test(arguments: versions.dropLast()) func productsOfOlderVersionsAreFoundByTheirCharacters(
        _ version: String
    ) async throws {
        let queue = try DatabaseQueue(path: directory.database.path)
        try DatabaseSchema.migrator.migrate(queue, upTo: version)
        try await queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO product (id, title, category, price, currency, discount, rating, stock,
                        minimumOrderQuantity, description, tags, details)
                    VALUES (1, '设备清单', 'lamps', 1, 'USD', 0, 1, 1, 1, 'A4用紙 lamp', '', '{}'),
                        (2, 'Lamp', 'lamps', 1, 'USD', 0, 1, 1, 1, '', '', '{}')
                    """)
        }
        try queue.close()
        let device = try await DeviceStore.open(in: AppDatabase.open(in: directory.url, logger: log.logger))
        #expect(log.all.isEmpty)
        let page = try await CatalogSearch(device).search(SearchQuery("清单"), after: nil, limit: 9)
        #expect(page.items.map(\.id) == [id(1)])
        let texts = try await device.database.read { database in
            try String.fetchAll(
                database, sql: "SELECT title || '/' || description FROM characterSearch WHERE rowid <= 2")
        }
        #expect(texts == ["设\u{1}备\u{1}清\u{1}单/A4\u{1}用\u{1}紙\u{1} lamp"])
        #expect(try await CatalogSearch(device).correction(of: "lanp") == "lamp")
    }

    @Test func anUpgradedDatabaseFindsAnOrderByItsKeyWithoutAScan() async throws {
        let device = try await open("v1")
        let plan = try await device.read { rows in
            try Row.fetchAll(
                rows.database,
                sql: "EXPLAIN QUERY PLAN SELECT * FROM placedOrder WHERE ownerID = 'user' AND \"key\" = 'K'"
            ).map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("placedOrderByKey") })
    }
}

/// A stored value is damaged: its row stays, all others are read, and it isn't overwritten.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct UnreadableValueTests {
    private let log = LogRecorder()
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    static let damages = ["", "{}", "[{}]", "7", #"{"id":{},"latest":7,"bagSet":[]"#]

    static let cases: [(StoredColumn, String)] = StoredColumn.all.filter { !$0.isCopy }.flatMap { column in
        damages.map { (column, $0) }
    }.filter { !($0.1 == "{}" && $0.0.setting == .flagOverrides) }

    @Test(arguments: cases) func aDamagedValueLosesNothingElse(_ column: StoredColumn, _ damage: String) async throws {
        let queue = try DatabaseQueue(path: directory.database.path)
        try DatabaseSchema.migrator.migrate(queue)
        try await queue.write(StoredSample.fill)
        let row = try await queue.write { database in
            let request = column.values.select(Column.rowID, as: Int64.self).order(Column.rowID.desc)
            let row = try request.fetchOne(database)
            try database.execute(
                sql: "UPDATE \(column.table.quotedDatabaseIdentifier) SET \(column.name) = ? WHERE rowid = ?",
                arguments: [damage, row])
            return row
        }
        try queue.close()

        let device = try await DeviceStore.open(in: AppDatabase.open(in: directory.url, logger: log.logger))
        let report = log.all.filter { $0.contains("can't be read by this version of the app") }
        #expect(report.count == 1 && log.all.count == 1)
        let place = "row \(try #require(row)) of the table \"\(column.table)\""
        #expect(report.first?.contains(place) == true)
        #expect(device.database.replaced == nil)
        let expected = Counts(column)
        #expect(try await device.read { try Counts($0) } == expected)

        try await change(device)
        let texts = try await device.read { rows in
            try String.fetchAll(
                rows.database, Table(column.table).select(Column(column.name)).filter(Column(column.name) != nil))
        }
        #expect(texts.contains(damage))
    }

    /// Saves of all subjects.
    private func change(_ device: DeviceStore) async throws {
        try await device.database.save([.fixture(id: 20, minimumOrderQuantity: 1)])
        let new = id(20)
        try await BagRepository(device: device).add(new, quantity: 1)
        try await WishlistRepository(device: device).add(new)
        try await SavedItemRepository(device: device).restore(
            SavedItem(product: .fixture(id: 20), quantity: 1, savedAt: StoredSample.date))
        try await StoredAddresses(device: device).use(DeliveryAddress(name: "New"))
        try await StoredNoticeService(device: device).markSeen("new")
        try await device.write { rows in
            var order = StoredSample.order
            order.id = Order.ID(rawValue: 2000)
            try OrderRecord.save(order, in: rows)
            try ConflictRecord.add(.gone, at: StoredSample.date, in: rows)
            try OutboxEntry.enqueue(.wishlistSet(new, isOn: false), in: rows)
        }
    }

    /// The numbers of the user's readable values.
    private struct Counts: Equatable {
        var bag = 2
        var wishes = 2
        var knownWishes = 2
        var saved = 2
        var pending = 1
        var orders = 1
        var changes = 5
        var unreadable = 0
        var conflicts = 9
        var notifications = 1
        var addresses = 2
        var hasProfile = true

        /// Creates the expected numbers if one value of a column is damaged.
        init(_ column: StoredColumn) {
            switch (column.table, column.name, column.setting) {
            // The newest row is damaged, which is the user's.
            case ("bagLine", _, _): bag -= 1
            case ("wishlistItem", _, _): knownWishes -= 1
            case ("savedItem", _, _): saved -= 1
            case ("pendingOrder", "draft", _): pending -= 1
            case ("placedOrder", _, _): orders -= 1
            case ("outboxEntry", _, _): (changes, unreadable) = (changes - 1, 1)
            case ("outboxConflict", _, _): conflicts -= 1
            case ("notification", _, _): notifications -= 1
            case (_, _, .addressBook): addresses = 0
            case (_, _, .profile): hasProfile = false
            default: break
            }
        }

        init(_ rows: OwnerRows) throws {
            bag = try Bag(rows).lines.count
            let items = try WishlistRecord.items(in: rows)
            (wishes, knownWishes) = (items.count, items.count { $0.product != nil })
            saved = try SavedItemRecord.items(in: rows).count
            pending = try PendingOrderRecord.orders(in: rows).count
            orders = try OrderRecord.orders(in: rows)?.count ?? 0
            changes = try OutboxEntry.all(in: rows).count
            unreadable = try FailedChange.all(in: rows).count { $0.subject == .unreadable }
            conflicts = try ConflictRecord.conflicts(in: rows).count
            notifications = try NotificationRecord.all(in: rows).count
            addresses = try rows.setting(.addressBook, as: StoredAddressBook.self)?.addresses.count ?? 0
            hasProfile = try rows.serverProfile() != nil
        }
    }

    /// The rejected lines return to the bag, although the stored ones can't be read.
    @Test func aRejectedOrderReturnsToTheBagFromItsEntry() async throws {
        let queue = try DatabaseQueue()
        try DatabaseSchema.migrator.migrate(queue)
        try await queue.write { database in
            try StoredSample.fill(database)
            try database.execute(sql: "UPDATE pendingOrder SET lines = '[{}]'")
            let rows = OwnerRows(database, owner: OwnerID(rawValue: "user"), isGuest: false)
            let entry = try #require(try OutboxEntry.entry(StoredSample.pendingKey, in: rows))
            _ = try OutboxReversal(entry: entry, refusal: nil, hasCarts: true, now: StoredSample.date).run(in: rows)
            #expect(try Bag(rows)[id(6)]?.quantity == 2)
        }
    }

    @Test func anUnreadableChangeCanBeDiscarded() async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.fail { $0.idempotencyKey == nil ? nil : .lost }
        try await scene.device.bag.add(id(1), quantity: 2)
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.account.device.write {
            try $0.database.execute(sql: "UPDATE outboxEntry SET change = '{}' WHERE subject IS NULL")
        }
        let changes = try await scene.read { try FailedChange.all(in: $0) }
        #expect(changes.map(\.subject) == [.unreadable])
        try await scene.device.sender.discard(try #require(changes.first).id.rawValue)
        #expect(try await scene.read { try FailedChange.all(in: $0) } == [])
        #expect(try await scene.quantities == [1: 2])
        #expect(try await scene.pending == [])
    }

    @Test func aLaterChangeLeavesAnUnreadableOneOfTheSameSubject() throws {
        let queue = try DatabaseQueue()
        try DatabaseSchema.migrator.migrate(queue)
        try queue.write { database in
            let rows = OwnerRows(database, owner: .shared)
            try OutboxEntry.enqueue(.bagSet(id(1), quantity: 1), in: rows)
            try database.execute(sql: "UPDATE outboxEntry SET change = '{}'")
            try OutboxEntry.enqueue(.bagSet(id(1), quantity: 2), in: rows)
            #expect(try OutboxEntry.fetchCount(database) == 2)
        }
    }
}

extension DeviceStore {
    /// Expects all values of the sample, read as the user and as the guest.
    fileprivate func expectSample() async throws {
        try await read { rows throws -> Void in
            #expect(try rows.profile()?.firstName == "Emma")
            #expect(try rows.serverProfile() == StoredSample.user)
            #expect(try Bag(rows).lines.map(\.product) == [2, 3].map { StoredSample.products[$0 - 1].summary })
            #expect(try Bag(rows).lines.map(\.quantity) == [2, 3])
            #expect(
                try WishlistRecord.items(in: rows).map(\.product)
                    == [5, 4].map { StoredSample.products[$0 - 1].summary })
            #expect(try SavedItemRecord.items(in: rows).map(\.quantity) == [7, 8])
            #expect(try StoredVoucher.voucher(in: rows) == .named("WELCOME10"))
            #expect(
                try rows.setting(.addressBook, as: StoredAddressBook.self)?.addresses
                    == [StoredSample.address, StoredSample.work])
            #expect(try OrderRecord.orders(in: rows) == [StoredSample.order])
            #expect(try OrderRecord.order(placedWith: StoredSample.orderKey, in: rows) == StoredSample.order)
            let draft = try OrderDraft(StoredSample.pendingLines, details: StoredSample.details)
            #expect(try PendingOrderRecord.orders(in: rows).map(\.draft) == [draft])
            #expect(
                try OutboxEntry.all(in: rows).map(\.change)
                    == [.placeOrder(draft.lines, details: StoredSample.details)] + StoredSample.changes)
            #expect(try ConflictRecord.conflicts(in: rows).map(\.kind) == StoredSample.conflicts.reversed())
            #expect(try NotificationRecord.untold(in: rows) == [StoredSample.notification.id])
            #expect(try NotificationRecord.all(in: rows).map(\.title) == ["Shipped"])
            #expect(try rows.setting(.ownReviews, as: [StoredOwnReview].self) == [StoredSample.review])
            #expect(
                try rows.setting(.notificationSettings, as: StoredNotificationSettings.self)
                    == NotificationSettings(offers: true))
        }
        try await read(as: .guest) { rows throws -> Void in
            #expect(try Bag(rows).lines.map(\.quantity) == [2, 3])
            #expect(try SavedItemRecord.items(in: rows).count == 2)
            #expect(try rows.setting(.listingStyle) == "list")
            #expect(try RecentSearchRecord.latest(in: rows).fetchAll(rows.database).map(\.text) == ["lamp"])
            #expect(try rows.all(RecentViewRecord.self).fetchCount(rows.database) == 1)
        }
        #expect(try await StoredPendingLinks(device: self).links().map(\.data) == [Data("link".utf8)])
        #expect(try await StoredSavedState(device: self).load() == Data("here".utf8))
        #expect(try await database.product(id(1)) != nil)
    }
}
