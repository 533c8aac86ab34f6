import Foundation
import GRDB
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// Failures of the server, the network and the disk that must not lose a change of the user.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxLossTests {
    private let lamp = Product.ID(rawValue: 1)
    private let chair = Product.ID(rawValue: 2)
    private let table = Product.ID(rawValue: 3)

    @Test(arguments: [403, 404, 405]) func aPassingStatusKeepsEveryChange(_ status: Int) async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.server.inject([.status(status).times(7)])
        try await scene.device.bag.add(lamp, quantity: 2)
        try await scene.device.wishlist.add(chair)
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain()
        #expect(scene.shop.quantities == [1: 2])
        #expect(scene.shop.wishes == [2])
        #expect(scene.shop.firstName == "Emma")
        try await scene.restart()
        await scene.drain()
        #expect(try await scene.quantities == [1: 2])
        #expect(try await scene.wishes == [2])
        #expect(try await scene.conflicts == [])
    }

    @Test func aFailingChangeDoesNotBlockOtherSubjects() async throws {
        let scene = try await OutboxScene.signedIn()
        let before = scene.shop.orders.count
        scene.shop.server.inject([.status(500).onPath("/users/1/wishlist").onMethod("PUT")])
        try await scene.device.wishlist.add(chair)
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        try await scene.device.bag.add(lamp, quantity: 2)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain(most: 200)
        #expect(scene.shop.orders.count == before + 1)
        #expect(scene.shop.firstName == "Emma")
        #expect(try await scene.wishes == [2], "the device keeps the change")
    }

    /// A server can't answer an attempt that doesn't reach it.
    @Test func unansweredAttemptsDoNotMakeAnUnreadableResponseCount() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(lamp, quantity: 2)
        await scene.drain()
        scene.shop.failNextWrites(.lost, .lost, .unreadable)
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        #expect(scene.shop.writes.count == 5, "the order is sent until its response is read")
        let order = try await scene.read {
            try OrderRecord.order(Order.ID(rawValue: 2001), in: $0)
        }
        #expect(order != nil)
    }

    @Test func anOrderIsOnTheDiskWhenItIsConfirmed() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        try await scene.device.bag.add(lamp, quantity: 2)
        let lines = await scene.bagLines
        let statements = Mutex<[String]>([])
        try await scene.device.account.device.database.pool.writeWithoutTransaction { database in
            database.trace { event in
                let statement = "\(event)"
                statements.withLock { $0.append(statement) }
            }
        }
        try await scene.device.orders.place(lines)
        let traced = statements.withLock(\.self)
        let order = try #require(traced.firstIndex { $0.contains("INSERT INTO \"pendingOrder\"") })
        let modes = traced[..<order].filter { $0.contains("PRAGMA synchronous =") }
        #expect(modes.last?.contains("FULL") == true)
        #expect(traced[order...].first { $0.hasPrefix("COMMIT") || $0.contains("PRAGMA") }?.hasPrefix("COMMIT") == true)
    }

    @Test func anOrderOnAFullDiskFailsVisiblyAndLosesNothing() async throws {
        let numbers = 1...60
        let scene = try await OutboxScene.signedIn(LocalShop(products: numbers.count))
        for number in numbers { try await scene.device.bag.add(Product.ID(rawValue: number), quantity: 2) }
        let (lines, bag) = (await scene.bagLines, try await scene.quantities)
        let (entries, pool) = (try await scene.entries, scene.device.account.device.database.pool)
        try await pool.writeWithoutTransaction { database in
            // SQLite raises a limit below the file's size to that size. The setting fills all free pages.
            try database.execute(sql: "PRAGMA max_page_count = 1")
            #expect(throws: DatabaseError.self) {
                for number in 0... {
                    try database.execute(
                        sql: "INSERT INTO setting (ownerID, name, value) VALUES ('shared', ?, ?)",
                        arguments: ["\(number)", String(repeating: "x", count: 2000)])
                }
            }
        }
        let error = await #expect(throws: PlaceOrderError.self) { try await scene.device.orders.place(lines) }
        guard case .service(.storage(let reason)) = error else {
            Issue.record("placing the order threw \(String(describing: error))")
            return
        }
        #expect(reason.contains("full"))
        #expect(try await scene.quantities == bag)
        #expect(try await scene.entries == entries)
        #expect(try await scene.pending == [])
        try await pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
        try await scene.device.orders.place(lines)
        await scene.drain()
        #expect(scene.shop.orders.map(\.lines.count) == [60])
        #expect(try await scene.quantities == [:])
    }

    /// The guest's lines are pending until the server's bag is known.
    @Test func aPassingStatusOfTheCartKeepsTheGuestsBag() async throws {
        let scene = try await OutboxScene()
        try await scene.device.bag.add(lamp, quantity: 2)
        scene.shop.fail { $0.url.path().hasPrefix("/carts") ? .status(404) : nil }
        try await scene.signIn()
        await scene.drain(most: 20)
        scene.shop.fail { _ in nil }
        try await scene.restart()
        await scene.drain()
        #expect(try await scene.quantities == [1: 2])
        #expect(scene.shop.quantities == [1: 2])
    }

    /// Changes of the bag can't be sent without the number of the cart.
    @Test(arguments: [false, true]) func aCartThatCannotBeLoadedNeedsAttention(isRetried: Bool) async throws {
        let scene = try await OutboxScene()
        scene.shop.fail { $0.url.path().hasPrefix("/carts") ? .status(404) : nil }
        try await scene.signIn()
        try await scene.device.bag.add(lamp, quantity: 2)
        await scene.drain(most: 60)
        let change = try #require(try await scene.failed.first)
        #expect(change.attempts == 0)
        #expect(try await scene.quantities == [1: 2])
        scene.shop.fail { _ in nil }
        if isRetried {
            try await scene.device.outbox.retry(.init(rawValue: change.key))
            #expect(try await scene.failed.isEmpty)
        }
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(scene.shop.quantities == [1: 2])
    }

    @Test(arguments: [404, 500]) func aChangeThatFailsTooOftenNeedsAttention(_ status: Int) async throws {
        let scene = try await OutboxScene.signedIn()
        scene.shop.server.inject([.status(status).onMethod("PUT"), .status(status).onMethod("PATCH")])
        try await scene.device.bag.add(lamp, quantity: 2)
        try await scene.device.wishlist.add(chair)
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        await scene.drain()
        #expect(try await scene.failed.map(\.failedResponses) == [12, 12, 12])
        #expect(Set(try await scene.failed.map(\.lane)) == [.bag, .wishlist, .profile])
        #expect(scene.shop.server.requests("PUT", "/users/1/wishlist/2") == 12, "attempts are bounded")
        // The device keeps the changes, also when it loads the server's state.
        try await scene.restart()
        await scene.drain()
        #expect(try await scene.quantities == [1: 2])
        #expect(try await scene.wishes == [2])
        #expect(scene.shop.server.requests("PUT", "/users/1/wishlist/2") == 12)

        scene.shop.server.inject(.none)
        for entry in try await scene.failed { try await scene.device.outbox.retry(.init(rawValue: entry.key)) }
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(scene.shop.quantities == [1: 2])
        #expect(scene.shop.wishes == [2])
        #expect(scene.shop.firstName == "Emma")
    }

    @Test func aDiscardedChangeRestoresTheServersState() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(table, quantity: 1)
        await scene.drain()
        let before = scene.shop.orders.count
        scene.shop.server.inject(
            ["PUT", "PATCH", "POST"].map { FaultRule.status(500).onMethod($0) }.reduce(into: FaultPlan.none) {
                $0.rules.append($1)
            })
        try await scene.device.wishlist.add(chair)
        try await scene.device.profile.change(ProfileChange(firstName: "Emma"))
        try await scene.device.orders.place(await scene.bagLines)
        try await scene.device.bag.add(lamp, quantity: 2)
        await scene.drain()
        #expect(try await scene.failed.count == 4)
        #expect(try await scene.pending.map(\.state) == [.failed])
        var changes = scene.device.outbox.failedChanges().makeAsyncIterator()
        #expect(await changes.next()?.count == 4)

        scene.shop.server.inject(.none)
        for entry in try await scene.failed { try await scene.device.outbox.discard(.init(rawValue: entry.key)) }
        await scene.drain()
        #expect(try await scene.entries == [])
        #expect(try await scene.wishes == [])
        #expect(try await scene.pending == [])
        #expect(scene.shop.orders.count == before)
        #expect(try await scene.quantities == [3: 1], "the order's line returned, the added product did not stay")
        #expect(scene.shop.quantities == [3: 1])
        var profiles = scene.device.profile.profile().makeAsyncIterator()
        #expect(await profiles.next()??.firstName == scene.shop.firstName)
    }

    /// An order takes its products out of the server's bag, in whatever order the changes arrive.
    @Test func aProductAddedAfterADelayedOrderStays() async throws {
        let scene = try await OutboxScene.signedIn()
        try await scene.device.bag.add(lamp, quantity: 2)
        await scene.drain()
        scene.shop.server.inject([.status(503).onMethod("POST").times(3)])
        try await scene.device.orders.place(await scene.bagLines)
        _ = await scene.device.sender.step()
        try await scene.device.bag.add(lamp, quantity: 5)
        await scene.drain()
        #expect(try await scene.quantities == [1: 5])
        #expect(scene.shop.quantities == [1: 5])
        #expect(try await scene.pending == [])
    }

    /// A change of the bag that arrives after the order must not put the ordered product back.
    @Test func anOrderedProductStaysOutOfTheBag() async throws {
        let scene = try await OutboxScene.signedIn()
        let before = scene.shop.orders.count
        scene.shop.server.inject([.status(503).onPath("/carts/1").times(3)])
        try await scene.device.bag.add(lamp, quantity: 2)
        _ = await scene.settle()
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        #expect(scene.shop.orders.count == before + 1)
        #expect(scene.shop.quantities == [:])
        #expect(try await scene.quantities == [:])
    }

    /// A guest's products reach the server although the server can't show a product of the user's bag.
    @Test func aProductThatCanNotBeLoadedHoldsNoOtherBack() async throws {
        let shop = try LocalShop()
        try await shop.setCartElsewhere([(4, 1), (5, 1)])
        let transport = ClosureTransport { request throws(ServiceError) in
            guard request.url.path() != "/products/4" else { return APIResponse(status: 500, body: Data("{}".utf8)) }
            return try await shop.send(request)
        }
        let scene = try await OutboxScene(shop, over: transport, learning: [1])
        try await scene.device.bag.add(Product.ID(rawValue: 1), quantity: 2)
        try await scene.signIn()
        await scene.settle()
        #expect(shop.quantities == [1: 2, 4: 1, 5: 1])
        #expect(try await scene.quantities == [1: 2, 5: 1])
    }

    @Test func aLargeBagIsShownWhileItsProductsAreLoaded() async throws {
        let shop = try LocalShop(products: 100)
        try await shop.setCartElsewhere((1...100).map { ($0, 1) })
        let inFlight = WatchedValue<(now: Int, maximum: Int, isOpen: Bool)>((0, 0, false))
        let transport = ClosureTransport { request throws(ServiceError) in
            guard let number = Int(request.url.lastPathComponent), request.url.path().hasPrefix("/products/") else {
                return try await shop.send(request)
            }
            inFlight.update { state in
                state.now += 1
                state.maximum = max(state.maximum, state.now)
            }
            defer { inFlight.update { $0.now -= 1 } }
            // Six requests arrive together. Later ones wait until the test has seen the first lines.
            do {
                if number <= 6 {
                    try await inFlight.wait(for: "six requests") { $0.maximum == 6 }
                } else if number > 12 {
                    try await inFlight.wait(for: "the first lines") { $0.isOpen }
                }
            } catch {
                throw .cancelled
            }
            return try await shop.send(request)
        }
        let scene = try await OutboxScene(shop, over: transport, learning: [])
        try await scene.signIn()
        let pulling = Task { await scene.drain() }
        for await bag in scene.device.bag.bag() where bag.lines.count == 12 { break }
        inFlight.update { $0.isOpen = true }
        await pulling.value
        #expect(await scene.bagLines.map(\.id.rawValue) == Array(1...100))
        #expect(inFlight.value.maximum == 6)
    }
}
