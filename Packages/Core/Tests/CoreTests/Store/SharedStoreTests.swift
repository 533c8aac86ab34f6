import FlowKit
import Foundation
import Loading
import Logging
import Model
import StoreServer
import Testing

@testable import Core

/// The devices of a browser host: one database and one catalog, and a session of its own for each.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SharedStoreTests {
    @Test func devicesSynchronizeOneCatalog() async throws {
        try await RealShop.run { shop in
            let store = try await SharedStore(
                directory: shop.directory.url, network: shop.network, logger: shop.log.logger)
            let (one, other) = (try await device("one", store, shop), try await device("other", store, shop))
            try await one.catalogSync.synchronize()
            let requests = shop.requests(to: "/products/changes")
            try await other.catalogSync.synchronize()
            #expect(shop.requests(to: "/products/changes") == requests)
            let product = try await other.products.product(Product.ID(rawValue: 7), .cacheOnly)
            #expect(product != nil)

            // Both sign in as the same user, and one signs out again.
            try await one.signIn()
            try await other.signIn()
            try await one.bag.add(Product.ID(rawValue: 7), quantity: 1)
            for await status in one.outbox.status() where status.isEmpty { break }
            #expect(shop.server.cart(of: 1).map(\.product) == [7])
            try await one.authentication.signOut()
            #expect(await one.currentUser == nil)
            #expect(await other.currentUser?.username == "emilys")
            one.close()
            other.close()
        }
    }

    private func device(_ name: String, _ store: SharedStore, _ shop: RealShop) async throws -> LiveServices {
        let directory = shop.place(name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return try await LiveServices(
            directory: directory, store: store, device: name, payments: SandboxPayments(), tokens: .file,
            logger: shop.log.logger)
    }
}
