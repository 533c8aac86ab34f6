import FlowKit
import FlowTestSupport
import Foundation
import HTTPTypes
import Loading
import Logging
import Model
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct LiveServicesTests {
    private let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

    @Test func reachabilityFollowsTheRequests() async throws {
        let shop = Shop()
        try await shop.run { services, _ in
            var changes = services.reachability.reachability().makeAsyncIterator()
            #expect(await changes.next() == .online)
            shop.reply = .raw("")
            await #expect(throws: ServiceError.offline) { try await services.categories.categories(.networkOnly) }
            #expect(await changes.next() == .offline)
            shop.reply = nil
            _ = try await services.categories.categories(.networkOnly)
            #expect(await changes.next() == .online)
        }
    }

    @Test func aServerThatIsBackIsNoticed() async throws {
        let shop = Shop()
        shop.reply = .raw("")
        try await shop.run { services, server in
            var changes = services.reachability.reachability().makeAsyncIterator()
            #expect(await changes.next() == .online)
            await #expect(throws: ServiceError.offline) { try await services.categories.categories(.networkOnly) }
            #expect(await changes.next() == .offline)
            shop.reply = nil
            try await shop.clock.waitForSleepers(1)
            shop.clock.advance(by: .seconds(1))
            #expect(await changes.next() == .online)
            #expect(server.requests.last?.target == "/products?limit=1&select=id")
        }
    }

    @Test func aPassingFailureIsNotEvenNoticed() async throws {
        let shop = Shop()
        shop.first = [.json("", status: 503, headers: ["Retry-After": "0"]), .raw("")]
        try await shop.run { services, server in
            let changes = services.reachability.reachability()
            let categories = try await services.categories.categories(.networkOnly)
            #expect(categories?.count == 2)
            #expect(server.requests.count == 3)
            shop.reply = .raw("")
            await #expect(throws: ServiceError.offline) { try await services.categories.categories(.networkOnly) }
            var seen = changes.makeAsyncIterator()
            #expect(await seen.next() == .online)
            #expect(await seen.next() == .offline)
        }
    }

    @Test func allServicesShareOneStore() async throws {
        try await Shop().run { services, _ in
            let id = Product.ID(rawValue: 2)
            _ = try await services.products.product(id, .networkOnly)
            try await services.wishlist.add(id)
            try await services.bag.add(id, quantity: 2)
            try await services.recents.recordView(of: id)
            try await services.listingStyle.set(.list)
            for await items in services.wishlist.items() {
                #expect(items.map(\.product?.title) == ["Product 2"])
                break
            }
            for await bag in services.bag.bag() {
                #expect(bag.lines.map(\.quantity) == [2])
                break
            }
            for await recents in services.recents.recentlyViewed(limit: 5) {
                #expect(recents.map(\.id) == [id])
                break
            }
            for await style in services.listingStyle.values() {
                #expect(style == .list)
                break
            }
        }
    }

    @Test func devicesShareANetworkAndNothingElse() async throws {
        let directory = try TemporaryDirectory()
        let shop = Shop()
        try await TestServer.run {
            shop.respond($0)
        } _: { [quiet] server in
            let network = LiveNetwork(
                api: server.url, http: AsyncHTTPTransport.forTests(logger: quiet), logger: quiet)
            var devices: [LiveServices] = []
            for name in ["one", "two"] {
                let place = directory.url.appending(path: name)
                devices.append(
                    try await LiveServices(
                        directory: place, network: network, payments: SandboxPayments(), logger: quiet))
            }
            let id = Product.ID(rawValue: 1)
            _ = try await devices[0].products.product(id, .networkOnly)
            let other = try await devices[1].products.product(id, .cacheOnly)
            #expect(other == nil)
            devices[0].close()
            let fresh = try await devices[1].products.product(id, .networkOnly)
            #expect(fresh != nil)
            devices[1].close()
            await network.shutdown()
        }
    }

    @Test func anAppHandsInItsPaymentsTrackersAndMiddleware() async throws {
        let (directory, shop, log, tracker) = (try TemporaryDirectory(), Shop(), LogRecorder(), OwnTracker())
        try await TestServer.run {
            shop.respond($0)
        } _: { server in
            let network = LiveNetwork(
                api: server.url, http: AsyncHTTPTransport.forTests(logger: log.logger),
                middleware: [
                    HTTPMiddleware { request, next async throws(ServiceError) in
                        var request = request
                        request.headers[.userAgent] = "own app"
                        return try await next(request)
                    }
                ], logger: log.logger)
            let device = try await LiveServices(
                directory: directory.url, network: network, payments: OwnPayments(), trackers: [tracker],
                logger: log.logger)

            #expect(try await device.payments.methods() == [OwnPayments.method])

            device.analytics.track(.signedIn)
            #expect(tracker.events.withLock(\.self) == [.signedIn])
            #expect(log.all.filter { $0 == "info signed_in" }.count == 1)
            var stored = device.analyticsLog.entries().makeAsyncIterator()
            #expect(await stored.next()?.map(\.name) == ["signed_in"])

            _ = try await device.categories.categories(.networkOnly)
            #expect(server.requests.last?.headers["user-agent"] == "own app")
            device.close()
            await network.shutdown()
        }
    }

    @Test func aNetworkThatIsShutDownIsOffline() async throws {
        let network = LiveNetwork(api: URL(filePath: "/"), logger: quiet)
        let stream = network.reachability.reachability()
        await network.shutdown()
        await network.shutdown()
        for await reachability in stream { #expect(reachability == .online) }
        await #expect(throws: ServiceError.offline) { try await network.catalog.categories() }
    }

    @Test func aNetworkMayBeForgotten() {
        weak var network: LiveNetwork?
        do {
            let made = LiveNetwork(api: URL(filePath: "/"), logger: quiet)
            network = made
        }
        #expect(network == nil)
    }

    @Test func aDirectoryThatCanNotBeMadeIsNamed() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "file")
        try Data().write(to: file)
        let network = LiveNetwork(api: URL(filePath: "/"), logger: quiet)
        await #expect(throws: StoreOpeningError.self) {
            try await LiveServices(
                directory: file.appending(path: "device"), network: network, payments: SandboxPayments(), logger: quiet)
        }
        await network.shutdown()
    }
}

/// The analytics of an app.
private final class OwnTracker: AnalyticsTracker {
    let events = Mutex<[AnalyticsEvent]>([])

    func track(_ event: AnalyticsEvent) { events.withLock { $0.append(event) } }
}

/// The payment provider of an app.
private struct OwnPayments: PaymentService {
    static let method = PaymentMethod(id: .init(rawValue: "invoice"), .invoice)

    func methods() async throws(ServiceError) -> [PaymentMethod] { [Self.method] }

    func authorize(_ amount: Money, with method: PaymentMethod) async throws(PaymentError) -> PaymentOutcome {
        throw .declined(.unknownMethod)
    }

    func confirm(_ challenge: PaymentChallenge, code: String) async throws(PaymentError) -> PaymentAuthorization {
        throw .wrongCode
    }

    func release(_ reference: String) async throws(ServiceError) {}
}
