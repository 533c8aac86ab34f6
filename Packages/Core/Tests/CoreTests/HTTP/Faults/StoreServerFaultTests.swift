import Foundation
import Logging
import Model
import StoreServer
import TestClocks
import Testing

@testable import Core

/// The same outcomes again, with faults that a whole server makes on purpose: its answers are those of every day.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism)
struct StoreServerFaultTests {
    private static let limit = "larger than 4194304 bytes"

    @Test(
        arguments: [
            (.cut, "offline"), (.cutMidway, "offline"), (.wrongLength(10), "offline"),
            (.wrongLength(-10), "undecodable: it ends in the middle"),
            (.truncatedJSON, "undecodable: it ends in the middle"), (.html, "undecodable: it is HTML"),
            (.contentType("text/plain"), "2 products"), (.garbage("hello"), "undecodable: it is not JSON"),
            (.noContent, "undecodable: it is empty"), (.notModified, "rejected (304)"),
            (.redirectLoop, "undecodable: it leads from one address to another and does not end"),
            (.largeBody(megabytes: 100), limit), (.gzipBomb(megabytes: 100), limit),
            (.status(403), "forbidden"), (.status(404), "not found"), (.status(409), "conflict"),
            (.status(429), "rate limited"), (.status(429, retryAfter: 60), "rate limited for 60.0 seconds"),
            (.status(503), "server failure (503)"),
            (.cut.times(1), "2 products"), (.cutMidway.times(2), "2 products"),
            (.status(503).times(2), "2 products"), (.status(429).times(1), "2 products"), (.delay(.zero), "2 products"),
        ] as [(FaultRule, String)])
    func eachFaultHasItsOutcome(_ fault: FaultRule, _ outcome: String) async throws {
        try await asking([fault]) { network in
            #expect(await Self.outcome(of: network) == outcome)
        }
    }

    @Test(arguments: [FaultRule.duplicatePage, .shrinkingList(by: 3)])
    func whateverAListDoesPagingEnds(_ fault: FaultRule) async throws {
        try await asking([fault.onPath("/products")]) { network in
            var (offset, pages, known) = (Int?.some(0), 0, Set<Product.ID>())
            while let place = offset, pages < 100 {
                let page = try await network.catalogue.products(ProductQuery(), offset: place, limit: 30)
                known.formUnion(page.products.map(\.id))
                (offset, pages) = (page.nextOffset, pages + 1)
            }
            #expect(offset == nil)
            #expect(known.count >= 30)
        }
    }

    private static func outcome(of network: LiveNetwork) async -> String {
        do throws(ServiceError) {
            let page = try await network.catalogue.products(ProductQuery(), offset: 0, limit: 2)
            return "\(page.products.count) products"
        } catch {
            return error.logText
        }
    }

    /// Runs a server with these faults, and a network that tries again at once.
    private func asking(_ faults: [FaultRule], _ body: (LiveNetwork) async throws -> Void) async throws {
        try await RealShop.run { shop in
            shop.server.inject(FaultPlan(faults))
            let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
            let network = LiveNetwork(
                api: shop.network.api, retries: RetryPolicy(firstDelay: .zero), clock: ManualClock(), logger: quiet)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(network)) } catch { outcome = .failure(error) }
            await network.shutdown()
            try outcome.get()
        }
    }
}
