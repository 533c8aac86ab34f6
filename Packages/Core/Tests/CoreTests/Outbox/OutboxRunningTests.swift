import FlowKit
import Foundation
import Loading
import Mocks
import Model
import StoreServer
import Testing

@testable import Core

/// The outbox as it runs, with a real server.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OutboxRunningTests {
    private let id = Product.ID(rawValue: 2)

    @Test func itSendsByItself() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                _ = try await device.products.product(id, .networkOnly)
                try await device.signIn()
                try await device.wishlist.add(id)
                // The first status may be older than the change.
                for await status in device.outbox.status()
                where status.isEmpty && shop.server.wishlist(of: 1) == [2] {
                    #expect(status.lastFailure == nil)
                    break
                }
            }
        }
    }

    @Test func aSignInWakesTheSenderAlthoughTheQueuesAreEqual() async throws {
        let scene = try await OutboxScene()
        let outbox = scene.device.outbox
        outbox.start(session: scene.device.account, reachability: MockReachabilityService())
        // The signals of the start are processed.
        for await queue in scene.device.account.device.values(of: "the queue", { try OutboxQueue($0) })
        where queue.count == 0 { break }
        try await scene.signIn()
        for await queue in scene.device.account.device.values(of: "the queue", { try OutboxQueue($0) })
        where queue.cart != nil { break }
        outbox.stop()
        #expect(scene.shop.requests.contains { $0.url.path() == "/carts/user/1" })
    }

    @Test func itGoesOnWhenTheServerIsBack() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                _ = try await device.products.product(id, .networkOnly)
                try await device.signIn()
                shop.server.inject([.cut])
                try await device.wishlist.add(id)
                for await status in device.outbox.status() where status.lastFailure == .offline {
                    #expect(status.waiting == 1)
                    break
                }
                shop.server.inject(.none)
                // The status changes after each entry that was sent.
                for await _ in device.outbox.status() where shop.server.wishlist(of: 1) == [2] { break }
            }
        }
    }

    /// The session expired without a sign-out, so the unsent changes stay queued for this user.
    @Test func unsentChangesAreSentWhenTheUserSignsInAgain() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                _ = try await device.products.product(id, .networkOnly)
                try await device.signIn()
                shop.server.inject([.cut])
                try await device.wishlist.add(id)
            }
            try shop.server.expireTokens(alsoRefresh: true)
            shop.server.inject(.none)
            try await shop.device { device in
                for await session in device.session.session() where session == .signedOut { break }
                for await ids in device.wishlist.productIDs() where ids.isEmpty { break }
            }
            #expect(shop.server.wishlist(of: 1) == [])
            try await shop.device { device in
                #expect(await device.currentUser == nil)
                try await device.signIn()
                // The status changes after each entry that was sent.
                for await _ in device.outbox.status() where shop.server.wishlist(of: 1) == [2] { break }
            }
        }
    }

}
