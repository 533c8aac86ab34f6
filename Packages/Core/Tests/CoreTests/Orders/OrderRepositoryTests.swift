import FlowKit
import Foundation
import Loading
import Mocks
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OrderRepositoryTests {
    @Test func loadedOrdersAreStored() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                #expect(try await device.orders.orders(.cacheOnly) == nil)
                let fresh = try #require(try await device.orders.orders(.networkOnly))
                #expect(fresh.map(\.id.rawValue) == [1005, 1004, 1003, 1002, 1001])
                #expect(fresh.map(\.status) == [.placed, .shipped, .delivered, .cancelled, .delivered])
                #expect(fresh == fresh.sorted { $0.placedAt > $1.placedAt })
                for order in fresh {
                    let totals = order.lines.compactMap(\.total?.minorUnits)
                    #expect(totals.reduce(0, +) == order.total.minorUnits)
                }
                let thumbnail = try #require(fresh.first?.lines.first?.thumbnail)
                #expect(thumbnail.absoluteString.hasPrefix(shop.network.api.absoluteString + "/images/"))
                #expect(try await device.orders.orders(.cacheOnly) == fresh)
                #expect(try await device.orders.order(.init(rawValue: 1003), .cacheOnly) == fresh[2])
            }
            await shop.server.goOffline()
            try await shop.device { device in
                let stored = try await device.orders.orders(.cacheOnly)
                #expect(stored?.count == 5)
                await #expect(throws: ServiceError.offline) { try await device.orders.orders(.networkOnly) }
            }
        }
    }

    @Test func oneOrderIsStoredByItself() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                let id = Order.ID(rawValue: 1002)
                #expect(try await device.orders.order(id, .cacheOnly) == nil)
                let fresh = try await device.orders.order(id, .networkOnly)
                #expect(fresh != nil)
                #expect(try await device.orders.order(id, .cacheOnly) == fresh)
                // One order is not all of them.
                #expect(try await device.orders.orders(.cacheOnly) == nil)
            }
        }
    }

    @Test func anothersOrderIsNotFound() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn("michaelw")
                await #expect(throws: ServiceError.notFound("order 1003")) {
                    try await device.orders.order(.init(rawValue: 1003), .networkOnly)
                }
                await #expect(throws: ServiceError.notFound("order 7")) {
                    try await device.orders.order(.init(rawValue: 7), .networkOnly)
                }
            }
        }
    }

    @Test func userWithoutOrdersHasAnEmptyList() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn("alexn")
                #expect(try await device.orders.orders(.networkOnly) == [])
                #expect(try await device.orders.orders(.cacheOnly) == [])
            }
        }
    }

    @Test func aServerWithoutOrdersHasNone() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            try await shop.device { device in
                try await device.signIn()
                #expect(try await device.orders.orders(.networkOnly) == [])
            }
        }
    }

    @Test func signingOutRemovesWhatIsTheUsersAndNothingElse() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let product = Product.ID(rawValue: 2)
                _ = try await device.products.product(product, .networkOnly)
                try await device.wishlist.add(product)
                try await device.signIn()
                _ = try await device.orders.orders(.networkOnly)
                try await device.bag.add(product, quantity: 1)
                try await device.savedState.save(Data("here".utf8))
                await shop.server.goOffline()
                let unsent = try await device.authentication.unsentChanges()
                try await device.authentication.signOut(discarding: unsent)
                var wishlist = device.wishlist.productIDs().makeAsyncIterator()
                #expect(await wishlist.next() == [], "what the guest had went with the user")
                var bag = device.bag.bag().makeAsyncIterator()
                #expect(await bag.next() == Bag())
                #expect(try await device.savedState.load() == Data("here".utf8))
            }
            let left = try orderCount(of: 1, in: shop.place())
            #expect(left == nil)
        }
    }

    /// The process may end after it writes the tombstone and before it deletes the orders.
    @Test func nextLaunchRemovesOrdersOfASignedOutUser() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                _ = try await device.orders.orders(.networkOnly)
            }
            #expect(try orderCount(of: 1, in: shop.place()) == 5)
            try await shop.device { #expect(await $0.currentUser != nil) }
            #expect(try orderCount(of: 1, in: shop.place()) == 5)
            let owner = try #require(try owner(of: 1, in: shop.place()))
            try Data(#"{"signedOut":"\#(owner)"}"#.utf8).write(to: shop.sessionFile())
            try await shop.device { #expect(await $0.currentUser == nil) }
            #expect(try orderCount(of: 1, in: shop.place()) == nil)
        }
    }

    @Test(arguments: [403, 404, 405]) func aPassingStatusKeepsTheOrders(_ status: Int) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                let orders = try await device.orders.orders(.networkOnly)
                #expect(orders?.count == 5)
                shop.server.inject([.status(status).onPath("/orders")])
                await #expect(throws: ServiceError.self) { try await device.orders.orders(.networkOnly) }
                #expect(try await device.orders.orders(.cacheOnly) == orders)
            }
        }
    }

    /// What the server no longer has is forgotten when it says so.
    @Test func anOrderThatIsGoneIsForgotten() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        try await scene.device.bag.add(Product.ID(rawValue: 1), quantity: 1)
        await scene.drain()
        try await scene.device.orders.place(await scene.bagLines)
        await scene.drain()
        let id = Order.ID(rawValue: 2001)
        #expect(try await scene.device.orders.order(id, .cacheOnly) != nil)
        scene.shop.fail { _ in .status(404) }
        await #expect(throws: ServiceError.rejected(status: 404, message: nil)) {
            try await scene.device.orders.order(id, .networkOnly)
        }
        #expect(try await scene.device.orders.order(id, .cacheOnly) != nil, "the shop didn't say so")
        scene.shop.fail { _ in .body(#"{"reason":"gone"}"#, status: 404) }
        await #expect(throws: ServiceError.notFound("order 2001")) {
            try await scene.device.orders.order(id, .networkOnly)
        }
        #expect(try await scene.device.orders.order(id, .cacheOnly) == nil)
    }

    /// The outbox may confirm an order while the list is loaded, which then doesn't have it.
    @Test func anOrderThatIsConfirmedWhileTheListLoadsIsKept() async throws {
        let scene = try await OutboxScene()
        try await scene.signIn()
        let device = scene.device.account.device
        let (key, placed) = (UUID(), Order.fixture(id: 7))
        let transport = ClosureTransport { _ throws(ServiceError) in
            try await device.write { try OrderRecord.save(placed, key: key, in: $0) }
            return APIResponse(status: 200, body: Data(#"{"orders":[]}"#.utf8))
        }
        let api = OrdersAPI(
            client: APIClient(api: try #require(URL(string: "https://shop.example")), transport: transport))
        let orders = OrderRepository(api: api, account: scene.device.account, logger: scene.log.logger)
        #expect(try await orders.orders(.networkOnly) == [])
        #expect(try await orders.orders(.cacheOnly) == [placed])
        #expect(try await scene.read { try OrderRecord.order(placedWith: key, in: $0) } == placed)
    }
}
