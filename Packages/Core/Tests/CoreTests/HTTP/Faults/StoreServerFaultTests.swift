import FlowTestSupport
import Foundation
import Logging
import Model
import StoreServer
import Testing

@testable import Core

/// The outcomes of the faults that StoreServer injects, between its usual responses.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct StoreServerFaultTests {
    @Test(
        arguments: [
            (.cut, "offline"), (.cutAfterwards, "offline"),
            (.status(403), "forbidden"), (.status(404), "rejected (404)"), (.status(409), "conflict"),
            (.status(429), "rate limited"), (.status(429, retryAfter: 60), "rate limited for 60.0 seconds"),
            (.status(503), "server failure (503)"),
            (.cut.times(1), "2 products"), (.cutAfterwards.times(2), "2 products"),
            (.status(503).times(2), "2 products"), (.status(429).times(1), "2 products"), (.delay(.zero), "2 products"),
        ] as [(FaultRule, String)])
    func eachFaultHasItsOutcome(_ fault: FaultRule, _ outcome: String) async throws {
        try await asking([fault]) { network in
            #expect(await Self.outcome(of: network) == outcome)
        }
    }

    private static func outcome(of network: LiveNetwork) async -> String {
        do throws(ServiceError) {
            let page = try await network.catalog.products(ProductQuery(), offset: 0, limit: 2)
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
                api: shop.network.api, http: AsyncHTTPTransport.forTests(logger: quiet),
                retries: RetryPolicy(firstDelay: .zero), clock: ManualClock(), logger: quiet)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(network)) } catch { outcome = .failure(error) }
            await network.shutdown()
            try outcome.get()
        }
    }
}
