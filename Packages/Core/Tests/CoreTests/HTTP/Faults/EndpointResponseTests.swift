import FlowKit
import FlowTestSupport
import Foundation
import GRDB
import HTTPTypes
import Loading
import Model
import Synchronization
import Testing

@testable import Core

/// Responses to requests for the shop's and the user's data that aren't the shop's decision.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct EndpointResponseTests {
    /// A request of the app for data, by its name.
    private typealias Read = (name: String, run: @Sendable (LiveServices) async throws -> Void)

    private static let reads: [Read] = [
        ("product", { _ = try await $0.products.product(Product.ID(rawValue: 1), .networkOnly) }),
        (
            "products",
            {
                let first = PageRequest<ProductCursor>(cursor: nil, policy: .networkOnly)
                _ = try await $0.products.products(ProductQuery(), first, limit: 5)
            }
        ),
        ("categories", { _ = try await $0.categories.categories(.networkOnly) }),
        ("orders", { _ = try await $0.orders.orders(.networkOnly) }),
        ("order", { _ = try await $0.orders.order(Order.ID(rawValue: 1004), .networkOnly) }),
        ("brochures", { _ = try await $0.brochures.brochures(.networkOnly) }),
        ("brochure", { _ = try await $0.brochures.brochure(Brochure.ID(rawValue: "room-to-rest"), .networkOnly) }),
        (
            "reviews",
            { _ = try await $0.reviews.reviews(of: Product.ID(rawValue: 1), .networkOnly, after: 0, limit: 5) }
        ),
        ("own reviews", { _ = try await $0.ownReviews.ownReviews(.networkOnly) }),
        ("notifications", { try await $0.notifications.refresh(.networkOnly) }),
        ("notification settings", { _ = try await $0.notificationSettings?.notificationSettings(.networkOnly) }),
        ("changes", { try await $0.catalogSync.synchronize() }),
        ("cart, wishlist and profile", { try await $0.outbox.refresh() }),
    ]

    /// Any JSON object is a configuration: what is missing has its default.
    private static let configuration: Read = ("configuration", { try await $0.configuration.refresh(.networkOnly) })

    /// The tables with data, without the state of requests.
    private static let tables = [
        "owner", "setting", "product", "goneProduct", "category", "reviewPage", "brochure", "bagLine", "wishlistItem",
        "savedItem", "placedOrder", "pendingOrder", "notification", "outboxEntry", "outboxConflict",
    ]

    @Test func aStatusDeletesNothing() async throws {
        try await expectNothingChanges(BadResponse.failures, Self.reads + [Self.configuration])
    }

    @Test func aSuccessWithAnotherBodyDeletesNothing() async throws {
        try await expectNothingChanges(BadResponse.successes, Self.reads)
    }

    /// Loads everything, and then requests each resource again with each response. All requests fail.
    private func expectNothingChanges(_ responses: [BadResponse], _ reads: [Read]) async throws {
        try await RealShop.run { shop in
            let http = AsyncHTTPTransport.forTests(logger: shop.log.logger)
            let bad = Mutex<BadResponse?>(nil)
            let transport = ClosureTransport { request throws(ServiceError) in
                // The session stays.
                let isAuthentication = request.url.path().hasPrefix("/auth/") && request.method == .post
                guard let bad = bad.withLock({ $0 }), !isAuthentication else { return try await http.send(request) }
                return bad.response
            }
            let network = LiveNetwork(
                api: shop.network.api, http: transport, capabilities: .all, retries: RetryPolicy(firstDelay: .zero),
                clock: ManualClock(), logger: shop.log.logger)
            let directory = shop.place()
            let device = try await LiveServices(
                directory: directory, network: network, payments: SandboxPayments(), tokens: .file,
                logger: shop.log.logger)
            try await device.signIn()
            for read in reads { try await read.run(device) }
            try await device.wishlist.add(Product.ID(rawValue: 2))
            for await status in device.outbox.status() where status.isEmpty { break }
            try await device.outbox.refresh()
            let before = try content(of: directory)
            for response in responses {
                bad.withLock { $0 = response }
                for read in reads {
                    await #expect(throws: ServiceError.self, "\(read.name), \(response)") { try await read.run(device) }
                }
                let after = try content(of: directory)
                for table in Self.tables where before[table] != after[table] {
                    Issue.record("\(response) changes \(table)")
                }
            }
            #expect(await device.currentUser != nil)
            device.close()
            await http.shutdown()
        }
    }

    private func content(of directory: URL) throws -> [String: [String]] {
        let queue = try DatabaseQueue(path: directory.appending(path: "shop.sqlite").path)
        return try queue.read { database in
            var content: [String: [String]] = [:]
            for table in Self.tables {
                content[table] = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\($0)" }.sorted()
            }
            return content
        }
    }
}
