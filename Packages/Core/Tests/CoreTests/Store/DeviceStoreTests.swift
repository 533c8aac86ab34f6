import Dispatch
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct DeviceStoreTests {
    private let directory: TemporaryDirectory
    private let shop: AppDatabase

    init() async throws {
        directory = try TemporaryDirectory()
        shop = try await AppDatabase.open(in: directory.url)
    }

    private func owners() async throws -> [Int?] {
        try await shop.read { database in
            try OwnerRecord.filter(OwnerRecord.Columns.id != OwnerID.shared).fetchAll(database).map(\.userID)
        }
    }

    @Test func eachOwnerHasABagAndStreamsFollow() async throws {
        try await shop.save([.fixture(id: 1), .fixture(id: 2), .fixture(id: 3)])
        let device = try await shop.device()
        let bag = BagRepository(device: device)
        var bags = bag.bag().makeAsyncIterator()
        #expect(await bags.next() == Bag())
        try await bag.add(id(1), quantity: 2)
        #expect(await bags.next()?.lines.map(\.id) == [id(1)])
        try await device.use(1)
        // The guest's bag has become the user's.
        try await bag.add(id(2), quantity: 1)
        #expect(await bags.next()?.lines.map(\.id) == [id(1), id(2)])
        try await device.use(2)
        #expect(await bags.next() == Bag())
        #expect(try await owners() == [nil, 2])
        try await bag.add(id(3), quantity: 1)
        #expect(await bags.next()?.lines.map(\.id) == [id(3)])
        try await device.use(nil)
        #expect(await bags.next() == Bag())
        #expect(try await owners() == [nil])
    }

    /// This includes data with no unsent changes: a server without carts and wishlists doesn't store it.
    @Test func switchingUsersWithoutSigningOutKeepsUserData() async throws {
        try await shop.save([.fixture(id: 1)])
        let device = try await shop.device(1)
        let address = DeliveryAddress(
            name: "Emily Svensson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")
        try await WishlistRepository(device: device, capabilities: []).add(id(1))
        try await BagRepository(device: device, capabilities: []).add(id(1), quantity: 2)
        try await StoredVoucher(device: device).set(.named("WELCOME10"))
        try await StoredAddresses(device: device).use(address)
        #expect(try await device.read { try UnsentChanges($0).isEmpty })
        try await device.use(2, isSignOut: false)
        #expect(try await device.read { try Bag($0).isEmpty && WishlistRecord.ids(in: $0).isEmpty })
        try await device.use(nil, isSignOut: false)
        #expect(try await owners() == [nil, 1, 2])
        try await device.use(1)
        #expect(try await device.read { try WishlistRecord.ids(in: $0) } == [id(1)])
        #expect(try await device.read { try Bag($0).quantities.map(\.quantity) } == [2])
        #expect(try await device.read { try StoredVoucher.voucher(in: $0) } == .named("WELCOME10"))
        #expect(try await StoredAddresses(device: device).addresses() == [address])
    }

    @Test func aChangeDuringASignInIsNotLost() async throws {
        let device = try await shop.device()
        let wishlist = WishlistRepository(device: device)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...60 {
                group.addTask {
                    if number == 30 { try await device.use(1) } else { try await wishlist.add(id(number)) }
                }
            }
            try await group.waitForAll()
        }
        var ids = wishlist.productIDs().makeAsyncIterator()
        #expect(await ids.next() == Set((1...60).filter { $0 != 30 }.map { id($0) }))
    }

    private func openAccount() async throws {
        let server = try #require(URL(string: "http://shop.example"))
        _ = try await LiveAccount(
            directory: directory.url, server: server, transport: StubTransport(.failure(.offline)),
            device: try await DeviceStore.open(in: shop), logger: AppDatabase.silent)
    }

    /// The user can sign in again, and then has all their data.
    @Test(arguments: [nil, "", "{", #"{"signedOut":"another"}"#])
    func aLostSessionFileKeepsTheUsersData(content: String?) async throws {
        let device = try await shop.device(4)
        try await WishlistRepository(device: device).add(id(1))
        if let content { try Data(content.utf8).write(to: directory.url.appending(path: "session.json")) }
        try await openAccount()
        #expect(try await device.read { $0.isGuest })
        #expect(try await owners() == [nil, 4])
        try await device.use(4)
        #expect(try await device.read { try WishlistRecord.ids(in: $0) } == [id(1)])
    }

    /// The process ended after it wrote the tombstone, and before it deleted the rows.
    @Test func aTombstoneCompletesTheSignOut() async throws {
        let device = try await shop.device(4)
        let owner = try await device.read { $0.ownerID }
        try Data(#"{"signedOut":"\#(owner.rawValue)"}"#.utf8).write(to: directory.url.appending(path: "session.json"))
        try await openAccount()
        #expect(try await owners() == [nil])
        // The tombstone stays. It is about nobody's rows now.
        try await device.use(4)
        try await openAccount()
        #expect(try await owners() == [nil, 4])
    }

    /// Otherwise each later write of the process would wait for the disk.
    @Test func aCancelledDurableWriteEndsTheDurableMode() async throws {
        let device = try await shop.device()
        let (isWriting, isCancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let write = Task {
            try await device.write(durably: true) { rows in
                isWriting.signal()
                isCancelled.wait()
                try rows.set(.listingStyle, to: "list")
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                isWriting.wait()
                continuation.resume()
            }
        }
        write.cancel()
        isCancelled.signal()
        _ = await write.result
        let mode = try await shop.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(mode == 1, "NORMAL")
    }

    @Test func devicesShareTheCatalogAndNothingElse() async throws {
        try await shop.save([.fixture(id: 1)])
        let (one, other) = (try await shop.device(1, name: "one"), try await shop.device(1, name: "other"))
        try await BagRepository(device: one).add(id(1), quantity: 2)
        try await StoredRecentsService(device: one).recordView(of: id(1))
        try await StoredPendingLinks(device: one).save(StoredPendingLink(id: "link", data: Data("one".utf8)))
        try await StoredPendingLinks(device: other).save(StoredPendingLink(id: "link", data: Data("other".utf8)))
        #expect(try await other.read { try Bag($0).isEmpty })
        var recents = StoredRecentsService(device: other).recentlyViewed(limit: 9).makeAsyncIterator()
        #expect(await recents.next() == [])
        #expect(try await StoredPendingLinks(device: one).links().map(\.data) == [Data("one".utf8)])
        try await other.use(nil)
        #expect(try await one.read { try Bag($0).quantities.map(\.quantity) } == [2])
        try await shop.write { try OwnerRecord.delete(exceptDevices: ["other"], in: $0) }
        #expect(try await owners() == [nil])
        #expect(try await shop.product(id(1)) != nil)
    }

    /// A table without an owner would survive a sign-out, and be shown to other devices.
    @Test func everyTableOfUsersHasAnOwner() async throws {
        let shared: Set = [
            "brochure", "catalogSync", "category", "goneProduct", "grdb_migrations", "listedPage", "owner", "product",
            "productWord", "reviewPage", "seenProduct",
        ]
        let indexes = ["sqlite_", "productSearch", "characterSearch"]
        let tables = try await shop.read { database in
            let names = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
            return try names.filter { name in !indexes.contains { name.hasPrefix($0) } }.map { name in
                (name: name, keys: try database.foreignKeys(on: name).map(\.destinationTable))
            }
        }
        for table in tables { #expect(table.keys == (shared.contains(table.name) ? [] : ["owner"]), "\(table.name)") }
        #expect(tables.count > shared.count)
    }
}
