import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

/// What a user has done and the server has not received leaves the device only if that user says so.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct UnsentChangesTests {
    private let lamp = Product.ID(rawValue: 2)

    /// Signs in, and makes a wishlist change and an order that the server doesn't receive.
    private func signInAndOrderOffline(_ device: LiveServices, _ shop: RealShop) async throws {
        _ = try await device.products.product(lamp, .networkOnly)
        try await device.signIn()
        for await status in device.outbox.status() where status.isEmpty { break }
        shop.server.inject([FaultRule.cut.onPath("/users"), FaultRule.cut.onPath("/orders"), .cut.onPath("/carts")])
        try await device.wishlist.add(lamp)
        try await device.bag.add(lamp, quantity: 1)
        var bags = device.bag.bag().makeAsyncIterator()
        let bag = try #require(await bags.next())
        try await device.orders.place(bag.lines)
    }

    private func pendingOrders(_ device: LiveServices) async -> Int {
        var orders = device.orders.pending().makeAsyncIterator()
        return await orders.next()?.count ?? 0
    }

    /// Signs in again, and waits until the server has received the order.
    private func expectOrderToArrive(_ device: LiveServices, _ shop: RealShop) async throws {
        try await device.signIn()
        #expect(await pendingOrders(device) == 1)
        shop.server.inject(.none)
        await device.outbox.send()
        for await orders in device.orders.pending() where orders.isEmpty { break }
        let orders = try await device.orders.orders(.networkOnly)
        #expect(orders?.count == 6)
    }

    @Test func signingOutIsRefusedUntilTheUserDiscardsThem() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await signInAndOrderOffline(device, shop)
                let unsent = try await device.authentication.unsentChanges()
                #expect(unsent.orders == 1 && unsent.others >= 1)
                for confirmed in [UnsentChanges.none, UnsentChanges(others: 10)] {
                    await #expect(throws: SignOutError.unsentChanges(unsent)) {
                        try await device.authentication.signOut(discarding: confirmed)
                    }
                    #expect(await device.currentUser?.username == "emilys")
                    #expect(await pendingOrders(device) == 1)
                }
                try await device.authentication.signOut(discarding: unsent)
                #expect(await device.currentUser == nil)
                #expect(try await device.authentication.unsentChanges() == .none)
                #expect(try orderCount(of: 1, in: shop.place()) == nil)
                try await device.signIn()
                #expect(await pendingOrders(device) == 0)
            }
        }
    }

    @Test func signingInAsAnotherUserKeepsThem() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await signInAndOrderOffline(device, shop)
                try await device.signIn("michaelw")
                #expect(await pendingOrders(device) == 0)
                #expect(try await device.authentication.unsentChanges() == .none)
            }
            try await shop.device { device in
                #expect(await device.currentUser?.username == "michaelw")
                try await expectOrderToArrive(device, shop)
            }
        }
    }

    @Test func anExpiredSessionKeepsThemWhileAnotherUserIsSignedIn() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await signInAndOrderOffline(device, shop)
                try shop.server.expireTokens(alsoRefresh: true)
                shop.server.inject(.none)
                await #expect(throws: ServiceError.unauthorized) { try await device.orders.orders(.networkOnly) }
                #expect(await device.currentUser == nil)
                try await device.signIn("michaelw")
                try await device.authentication.signOut()
                try await expectOrderToArrive(device, shop)
            }
        }
    }

    /// An update of the app may move the API to another host.
    @Test func aChangedServerAddressKeepsThem() async throws {
        try await RealShop.run { shop in
            try await shop.device { try await signInAndOrderOffline($0, shop) }
            let text = try String(contentsOf: shop.sessionFile(), encoding: .utf8)
            try Data(text.replacing("http:\\/\\/localhost", with: "http:\\/\\/old.example").utf8)
                .write(to: shop.sessionFile())
            try await shop.device { device in
                #expect(await device.currentUser == nil)
                try await device.signIn("michaelw")
            }
            try await shop.device { try await expectOrderToArrive($0, shop) }
        }
    }

    @Test(arguments: [ServerCapabilities.all, .dummyJSON])
    func dataThatOnlyTheDeviceHasIsNamed(_ capabilities: ServerCapabilities) async throws {
        let scene = try await OutboxScene(capabilities: capabilities)
        try await scene.signIn()
        let account = scene.device.account
        #expect(try await account.deviceOnlyData() == [])
        try await scene.device.bag.add(lamp, quantity: 1)
        try await scene.device.wishlist.add(lamp)
        let local: Set<DeviceOnlyData> = capabilities == .all ? [] : [.bag, .wishlist]
        #expect(try await account.deviceOnlyData() == local)
        try await StoredVoucher(device: account.device).set(.named("WELCOME10"))
        try await StoredAddresses(device: account.device).use(DeliveryAddress(name: "Emily"))
        #expect(try await account.deviceOnlyData() == local.union([.voucher, .addresses]))
        try await account.signOut(discarding: try await account.unsentChanges())
        #expect(try await account.deviceOnlyData() == [])
    }

    /// This includes the file of a database that was replaced, the write-ahead log, and the pages of deleted rows.
    @Test func noFileHasTheAddressOfAUserWhoHasSignedOut() async throws {
        let directory = try TemporaryDirectory()
        let street = "Lindenweg 4711"
        for isDamaged in [true, false] {
            let store = try await AppDatabase.open(in: directory.url)
            let account = try await LiveAccount(
                directory: directory.url, server: try #require(URL(string: "http://shop.example")),
                transport: StubTransport(
                    .success(
                        APIResponse(
                            status: 200,
                            body: Data(#"{"id":1,"username":"u","accessToken":"a","refreshToken":"r"}"#.utf8)))),
                device: try await DeviceStore.open(in: store), logger: AppDatabase.silent)
            if isDamaged {
                try await account.signIn(username: "u", password: "p")
                try await StoredAddresses(device: account.device).use(DeliveryAddress(name: "Emily", street: street))
                _ = FileManager.default.createFile(atPath: directory.database.path + "-damaged", contents: nil)
            } else {
                #expect(store.replaced != nil)
                #expect(try await StoredAddresses(device: account.device).addresses().map(\.street) == [street])
                try await account.signOut()
                for name in try directory.names {
                    let content = try Data(contentsOf: directory.url.appending(path: name))
                    #expect(content.range(of: Data(street.utf8)) == nil, "\(name)")
                }
            }
            try store.close()
        }
    }

    @Test func aSignOutThatFailsKeepsEverything() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await signInAndOrderOffline(device, shop)
                let unsent = try await device.authentication.unsentChanges()
                // A directory can't be replaced by a file.
                try FileManager.default.removeItem(at: shop.sessionFile())
                try FileManager.default.createDirectory(
                    at: shop.sessionFile().appending(path: "full"), withIntermediateDirectories: true)
                await #expect(throws: SignOutError.self) {
                    try await device.authentication.signOut(discarding: unsent)
                }
                #expect(await device.currentUser?.username == "emilys")
                #expect(try await device.authentication.unsentChanges() == unsent)
                #expect(await pendingOrders(device) == 1)
            }
        }
    }
}
