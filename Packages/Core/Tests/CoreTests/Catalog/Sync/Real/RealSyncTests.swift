import FlowTestSupport
import Foundation
import Model
import StoreServer
import Testing

@testable import Core

/// The catalog of a real server is changed between passes and within them, while its answers fail.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism, .serialized) struct RealSyncTests {
    @Test(arguments: [true, false], 0..<2) func theDeviceFollowsTheServer(tellsChanges: Bool, seed: Int) async throws {
        var random = SplitMix64(seed: UInt64(seed) &* 4_099 &+ 17)
        let configuration = StoreServerConfiguration(hasExtensions: tellsChanges)
        try await RealShop.run(configuration, catalog: .synthetic(count: 240)) { shop in
            let device = SyncedShop(
                directory: shop.directory.url, api: shop.network.api, pageSize: 30, listsChanges: tellsChanges)
            var removed: [StoreProduct] = []
            for pass in 0..<4 {
                try Self.change(shop.server, &removed, &random)
                shop.server.inject(Self.faults(&random))
                var failures = 0
                while let failure = try await device.synchronize(), failures < 100 {
                    #expect(failure != .cancelled)
                    failures += 1
                    // Also while a pass waits to go on.
                    if failures.isMultiple(of: 3) { try Self.change(shop.server, &removed, &random) }
                }
                #expect(failures > 0 && failures < 100, "pass \(pass)")
                shop.server.inject(.none)
                #expect(try await device.synchronize() == nil)
                try await device.expectEqual(to: shop.server, "pass \(pass), seed \(seed)")
            }
        }
    }

    @Test func aServerWithoutChangesIsAskedForNothingTwice() async throws {
        try await RealShop.run(catalog: .synthetic(count: 100)) { shop in
            let device = SyncedShop(directory: shop.directory.url, api: shop.network.api, pageSize: 30)
            #expect(try await device.synchronize() == nil)
            let first = shop.places
            #expect(first.count == 4)
            #expect(try await device.synchronize() == nil)
            #expect(shop.places.count == first.count + 1)
            #expect(Set(shop.places).count == first.count + 1)
            try await device.expectEqual(to: shop.server)
        }
    }

    /// Some get another price, some go, some come back.
    private static func change(
        _ server: StoreServer, _ removed: inout [StoreProduct], _ random: inout SplitMix64
    ) throws {
        for _ in 0..<8 {
            guard var product = server.catalog.products.randomElement(using: &random) else { return }
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                try server.remove(product.id)
                removed.append(product)
            case 1 where !removed.isEmpty:
                try server.change(removed.removeFirst())
            default:
                product.price = Int.random(in: 1...99_999, using: &random)
                product.title = "Changed \(product.price)"
                try server.change(product)
            }
        }
    }

    /// One request in two goes wrong.
    private static func faults(_ random: inout SplitMix64) -> FaultPlan {
        var rules: [FaultRule] = [.cut.onRequest(1)]
        for number in 2...300 where Bool.random(using: &random) {
            let faults: [FaultRule] = [.status(429, retryAfter: 0), .status(500), .status(503), .cut, .cutAfterwards]
            if let fault = faults.randomElement(using: &random) { rules.append(fault.onRequest(number)) }
        }
        return FaultPlan(rules)
    }
}
