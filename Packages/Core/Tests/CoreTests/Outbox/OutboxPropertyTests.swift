import FlowTestSupport
import Foundation
import HTTPTypes
import Model
import StoreServer
import Testing

@testable import Core

/// Users change things, requests and answers get lost, processes end, other devices interfere, in any order: in the end
/// the device and the server have the same, and everything has happened once.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxPropertyTests {
    private static let products = 1...5

    @Test(arguments: 0..<8) func aSingleDeviceAndTheServerEndUpEqual(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let shop = try LocalShop(products: Self.products.count, stock: 50_000)
        let scene = try await OutboxScene(shop, seed: seed)
        try await scene.signIn()
        var positions: [String: (lane: OutboxLane, position: Int)] = [:]
        for _ in 0..<60 {
            try await act(scene, &random)
            for entry in try await scene.entries where positions[entry.key.uuidString.lowercased()] == nil {
                positions[entry.key.uuidString.lowercased()] = (entry.lane, positions.count)
            }
            _ = await scene.device.sender.step()
        }
        let (bag, wishes) = (try await scene.quantities, Set(try await scene.wishes))
        shop.fail { _ in nil }
        await scene.drain()
        #expect(try await scene.quantities == bag, "what the user saw stays")
        #expect(Set(try await scene.wishes) == wishes)
        try await expectSame(scene, seed)
        #expect(try await scene.conflicts == [])
        // In each lane, changes are sent in the order in which they were made: no key comes again after a later one.
        for (lane, sent) in Dictionary(grouping: shop.keys.compactMap { positions[$0] }, by: \.lane) {
            #expect(sent.map(\.position) == sent.map(\.position).sorted(), "\(lane), seed \(seed)")
        }
    }

    @Test(arguments: 100..<106) func twoDevicesAndAShortStockEndUpEqual(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let shop = try LocalShop(products: Self.products.count, stock: 12)
        let scene = try await OutboxScene(shop, seed: seed)
        try await scene.signIn()
        for _ in 0..<60 {
            try await act(scene, &random)
            _ = await scene.device.sender.step()
            guard Int.random(in: 0..<6, using: &random) == 0 else { continue }
            let (id, quantity) = (
                Int.random(in: Self.products, using: &random), Int.random(in: 1...4, using: &random)
            )
            switch Int.random(in: 0..<3, using: &random) {
            case 0: try shop.server.restock(id, to: quantity)
            case 1: try shop.change(id) { $0.stock += 20 }
            default: try await shop.setCartElsewhere([(id, quantity)])
            }
        }
        shop.fail { _ in nil }
        await scene.drain()
        // At the latest at the next start all of it is seen.
        try await scene.restart()
        await scene.drain()
        try await expectSame(scene, seed)
    }

    private func expectSame(_ scene: OutboxScene, _ seed: UInt64) async throws {
        #expect(try await scene.entries == [], "seed \(seed)")
        #expect(try await scene.pending == [], "seed \(seed)")
        #expect(try await scene.quantities == scene.shop.quantities, "seed \(seed)")
        #expect(Set(try await scene.wishes) == Set(scene.shop.wishes), "seed \(seed)")
        for await profile in scene.device.profile.profile() {
            #expect(profile?.firstName == scene.shop.firstName, "seed \(seed)")
            break
        }
        #expect(scene.shop.effects.allSatisfy { $0 == 1 }, "seed \(seed)")
    }

    private func act(_ scene: OutboxScene, _ random: inout SplitMix64) async throws {
        let id = Product.ID(rawValue: Int.random(in: Self.products, using: &random))
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<3: try? await scene.device.bag.add(id, quantity: Int.random(in: 1...4, using: &random))
        case 3: try? await scene.device.bag.setQuantity(Int.random(in: 1...6, using: &random), of: id)
        case 4: try await scene.device.bag.remove(id)
        case 5: try await scene.device.wishlist.add(id)
        case 6: try await scene.device.wishlist.remove(id)
        case 7:
            let name = "Emma \(Int.random(in: 0..<100, using: &random))"
            try await scene.device.profile.change(ProfileChange(firstName: name))
        case 8: _ = try? await scene.device.orders.place(await scene.bagLines)
        case 9: try await scene.restart()
        case 10:
            let faults: [LocalShop.Fault?] = [
                nil, .lost, .unanswered, .unanswered, .status(503), .status(503, retryAfter: 3), .busy, .page,
            ]
            let drawn = (0..<40).map { _ in faults.randomElement(using: &random) ?? nil }
            let start = Int.random(in: 0..<40, using: &random)
            scene.shop.fail { request in drawn[(start + (request.idempotencyKey?.utf8.count ?? 7)) % 40] }
        case 11: scene.shop.fail { _ in nil }
        case 12:
            scene.now += Double.random(in: -100...1000, using: &random)
            scene.clock.advance(by: .seconds(Int.random(in: 0...60, using: &random)))
        default: for _ in 0..<Int.random(in: 1...6, using: &random) { _ = await scene.device.sender.step() }
        }
    }
}
