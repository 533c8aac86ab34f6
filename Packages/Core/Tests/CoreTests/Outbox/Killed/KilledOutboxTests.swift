import FlowKit
import FlowTestSupport
import Foundation
import Loading
import Logging
import Model
import StoreServer
import Testing

@testable import Core

/// Processes that are killed at any moment, while they write and while they send, to a server that cuts connections,
/// fails, delays and loses answers: nothing acknowledged is lost, and everything has its effect once.
///
/// It was seen to fail, with 60 kills, when an entry was written in a transaction after that of its change (of the bag, and
/// of an order), when each attempt had a key of its own, when an entry went before the answer had come, when later entries
/// were sent first, and when a change was acknowledged before it was written; with 200, when an order waited on after its
/// entry had gone.
///
/// Processes are killed until enough was sent of each subject and enough of them were interrupted, however fast the
/// machine is.
/// `OUTBOX_KILLS` sets the minimum number of processes, `OUTBOX_SEED` the random numbers.
@Suite(.timeLimit(.minutes(60)), .killsProcesses, .serialized) struct KilledOutboxTests {
    private static func setting(_ name: String, or value: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
    }

    @Test func everyAcknowledgedChangeHasItsEffectOnce() async throws {
        let (minimum, seed) = (Self.setting("OUTBOX_KILLS", or: 20), Self.setting("OUTBOX_SEED", or: 7))
        var random = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
        try await RealShop.run { shop in
            let device = KilledDevice(directory: shop.directory.url)
            let before = try await prepare(shop, device)
            var cutShort = 0
            var longest: UInt32 = 200_000
            var round = 0
            while round < minimum || cutShort < 3 || sent(shop).values.contains(where: { $0 < minimum / 10 }) {
                guard round < 10 * minimum else {
                    Issue.record(
                        "\(round) processes were killed, \(cutShort) in the middle; requests: \(sent(shop))")
                    break
                }
                defer { round += 1 }
                shop.server.inject(Self.faults(&random))
                let (path, api) = (device.directory.path, shop.network.api.absoluteString)
                let (number, time) = (random.next(), UInt32.random(in: 500..<longest, using: &random))
                let done = KilledAccount(device.reports).acknowledged
                await #expect(processExitsWith: .signal(SIGKILL), "round \(round), seed \(seed)") {
                    [path = path as String, api = api as String, number = number as UInt64, time = time as UInt32] in
                    guard let url = URL(string: api) else { return }
                    try await KilledDevice(directory: URL(filePath: path)).run(api: url, seed: number, killedIn: time)
                }
                let now = KilledAccount(device.reports).acknowledged
                if now > done, now < done + KilledDevice.most { cutShort += 1 }
                try KilledFile(of: device).expectOneTruth(with: shop.server, "round \(round), seed \(seed)")
                // A busy machine needs longer for the same. Once many orders wait, other subjects get no turn.
                let requests = sent(shop).values
                let isSlow = requests.reduce(0, +) <= round / 3 || requests.contains { $0 < round / 20 }
                longest = isSlow ? min(2 * longest, 3_200_000) : 200_000
            }
            shop.server.inject(.none)
            try await settle(shop, device, before: before, seed: seed)
        }
    }

    /// The number of requests for each subject.
    private func sent(_ shop: RealShop) -> [String: Int] {
        let wishes = KilledDevice.products.flatMap { number in
            ["PUT", "DELETE"].map { shop.server.requests($0, "/users/1/wishlist/\(number)") }
        }
        let cancellations = shop.server.orders(of: 1).map {
            shop.server.requests("PUT", "/orders/\($0.id)/cancellation")
        }
        return [
            "bag": shop.server.requests("PUT", "/carts/1"), "orders": shop.server.requests("POST", "/orders"),
            "wishlist": wishes.reduce(0, +), "profile": shop.server.requests("PATCH", "/users/1"),
            "cancellations": cancellations.reduce(0, +),
        ]
    }

    /// Signs in, and lets the device know the products. Returns how many orders there are to begin with.
    private func prepare(_ shop: RealShop, _ device: KilledDevice) async throws -> Int {
        for number in KilledDevice.products {
            var product = try #require(shop.server.catalog.product(number))
            product.minimumOrder = 1
            product.stock = 50_000
            try shop.server.change(product)
        }
        let services = try await device.open(shop.network)
        try await services.signIn()
        for number in KilledDevice.products {
            _ = try await services.products.product(Product.ID(rawValue: number), .networkOnly)
        }
        let orders = try await services.orders.orders(.networkOnly)
        services.close()
        return orders?.count ?? 0
    }

    /// One request in four goes wrong.
    private static func faults(_ random: inout SplitMix64) -> FaultPlan {
        var rules: [FaultRule] = []
        for number in 1...400 where Int.random(in: 0..<4, using: &random) == 0 {
            let faults: [FaultRule] = [
                .cut, .cutAfterwards, .cutAfterwards, .status(503), .status(503, retryAfter: 0),
                .delay(.milliseconds(Int.random(in: 1...20, using: &random))),
            ]
            if let fault = faults.randomElement(using: &random) { rules.append(fault.onRequest(number)) }
        }
        return FaultPlan(rules)
    }

    /// Lets what is left be sent, and compares.
    private func settle(_ shop: RealShop, _ device: KilledDevice, before: Int, seed: Int) async throws {
        let services = try await device.open(shop.network)
        for await status in services.outbox.status() where status.isEmpty { break }
        let (account, server) = (KilledAccount(device.reports), shop.server)
        let cart = Dictionary(server.cart(of: 1).map { ($0.product, $0.quantity) }) { first, _ in first }
        let wishes = server.wishlist(of: 1)
        for number in KilledDevice.products {
            #expect(account.allows("\(cart[number] ?? 0)", for: "bag\(number)"), "bag \(number), seed \(seed)")
            #expect(account.allows("\(wishes.contains(number))", for: "wish\(number)"), "wish \(number), seed \(seed)")
        }
        let name = try #require(server.user(1)?.firstName)
        #expect(account.allows(name, for: "name"), "\(name), seed \(seed)")

        // Each order that was acknowledged is there once; each other one that is there was tried.
        let orders = server.orders(of: 1).dropLast(before)
        var others = orders.map { KilledDevice.text($0.lines.map { ($0.product, $0.quantity) }, $0.details) }
        for (lines, key) in account.placed {
            #expect(server.effects(ofKey: key) == 1, "order \(lines), seed \(seed)")
            let place = try #require(others.firstIndex(of: lines), "order \(lines) is missing, seed \(seed)")
            others.remove(at: place)
        }
        var tried = account.tried
        for lines in others {
            let place = try #require(tried.firstIndex(of: lines), "order \(lines) is too many, seed \(seed)")
            tried.remove(at: place)
        }
        for order in orders {
            #expect(
                account.allows("\(order.status == "cancelled")", for: "cancel\(order.id)"),
                "cancellation of \(order.id), seed \(seed)")
        }
        for number in KilledDevice.products {
            let sold = orders.filter { $0.status == "placed" }.flatMap(\.lines).filter { $0.product == number }
                .reduce(0) { $0 + $1.quantity }
            #expect(server.catalog.product(number)?.stock == 50_000 - sold, "stock of \(number), seed \(seed)")
        }

        // The device has what the server has.
        for await bag in services.bag.bag() {
            #expect(Dictionary(bag.lines.map { ($0.id.rawValue, $0.quantity) }) { first, _ in first } == cart)
            break
        }
        for await ids in services.wishlist.productIDs() {
            #expect(ids == Set(wishes.map(Product.ID.init(rawValue:))))
            break
        }
        for await profile in try #require(services.profile).profile() {
            #expect(profile?.firstName == name)
            break
        }
        for await pending in services.orders.pending() {
            #expect(pending == [])
            break
        }
        for await conflicts in services.outbox.conflicts() {
            #expect(conflicts == [], "seed \(seed)")
            break
        }
        let stored = try #require(try await services.orders.orders(.cacheOnly))
        #expect(
            Dictionary(stored.map { ($0.id.rawValue, $0.status.rawValue) }) { first, _ in first }
                == Dictionary(server.orders(of: 1).map { ($0.id, $0.status) }) { first, _ in first })
        services.close()
    }
}
