import Foundation
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoredConfigurationTests {
    private let something = Data(
        #"""
        {"activities": ["brochures", "shop", "brochures"], "disabledTabs": {"bag": "We are counting. Back at nine."},
        "disabledFeatures": ["checkout", "wishlist"], "minimumVersion": "1.2.0"}
        """#.utf8)

    private var heard: AppConfiguration {
        AppConfiguration(
            activities: [.brochures, .shop], disabledTabs: ["bag": "We are counting. Back at nine."],
            disabledFeatures: ["checkout", "wishlist"], minimumVersion: AppVersion("1.2"))
    }

    @Test func messagesThatCantBeReadAreIgnored() async throws {
        let app = #"""
            {"messages": [
                {"id": "sale", "style": "card", "title": "Sale", "text": "Until Sunday.", "link": "/products/12"},
                {"id": "later", "style": "hologram", "title": "From a later version"},
                {"id": "sale", "style": "modal", "title": "The same once more"},
                {"id": "hours", "style": "banner", "title": "We open at nine."}
            ]}
            """#
        try await RealShop.run(.init(app: Data(app.utf8))) { shop in
            try await shop.device { device in
                try await device.configuration.refresh()
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(
                    await configurations.next()?.messages == [
                        InAppMessage(
                            id: InAppMessage.ID(rawValue: "sale"), style: .card, title: "Sale", text: "Until Sunday.",
                            link: "/products/12"),
                        InAppMessage(
                            id: InAppMessage.ID(rawValue: "hours"), style: .banner, title: "We open at nine."),
                    ])
            }
        }
    }

    @Test(arguments: [
        (["bestRated", "hologram", "offer", "bestRated"], [HomeSection.bestRated, .offer]),
        (["hologram"], nil), ([], nil), (nil, nil),
    ])
    func sectionsOfTheHomeScreenThatAreUnknownAreIgnored(sent: [String]?, read: [HomeSection]?) async throws {
        try await RealShop.run(.init(app: JSONEncoder().encode(["homeSections": sent]))) { shop in
            try await shop.device { device in
                try await device.configuration.refresh()
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(await configurations.next()?.homeSections == read)
            }
        }
    }

    @Test func everythingIsOnUntilSomethingIsHeard() async throws {
        try await RealShop.run { shop in
            await shop.server.goOffline()
            try await shop.device { device in
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(await configurations.next() == AppConfiguration())
                await #expect(throws: ServiceError.offline) { try await device.configuration.refresh() }
            }
        }
    }

    @Test func aChangeReachesTheRunningApp() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(await configurations.next() == AppConfiguration())
                shop.server.configure(something)
                try await device.configuration.refresh()
                #expect(await configurations.next() == heard)
                // The same again is no change; something else is.
                try await device.configuration.refresh()
                shop.server.configure(Data(#"{"disabledFeatures":["checkout"]}"#.utf8))
                try await device.configuration.refresh()
                #expect(await configurations.next() == AppConfiguration(disabledFeatures: ["checkout"]))
            }
        }
    }

    @Test func lastConfigurationIsAvailableOffline() async throws {
        try await RealShop.run(.init(app: something)) { shop in
            try await shop.device { try await $0.configuration.refresh() }
            await shop.server.goOffline()
            try await shop.device { device in
                await #expect(throws: ServiceError.offline) { try await device.configuration.refresh() }
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(await configurations.next() == heard)
            }
        }
    }

    @Test(arguments: [403, 404, 405]) func aPassingStatusChangesNothing(_ status: Int) async throws {
        try await RealShop.run(.init(app: something)) { shop in
            try await shop.device { device in
                try await device.configuration.refresh()
                shop.server.inject([.status(status).onPath("/configuration")])
                await #expect(throws: ServiceError.self) { try await device.configuration.refresh() }
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(await configurations.next() == heard)
            }
        }
    }

    @Test func aServerWithoutAConfigurationAllowsEverything() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            try await shop.device { device in
                try await device.configuration.refresh()
                var configurations = device.configuration.configuration().makeAsyncIterator()
                #expect(await configurations.next() == AppConfiguration())
            }
        }
    }

    @Test(arguments: [
        (#"{"minimumVersion":"soon"}"#, "minimumVersion", "it is no version"),
        (#"{"recommendedVersion":"soon"}"#, "recommendedVersion", "it is no version"),
        (#"{"webView":{"allowedHosts":["a",1]}}"#, "webView.allowedHosts.1", "a text is expected"),
        (#"{"flags":[]}"#, "flags", "an object is expected"),
        (#"{"activities":"shop"}"#, "activities", "a list is expected"),
        (#"{"activities":["shop",7]}"#, "activities.1", "a text is expected"),
        (#"{"disabledTabs":{"bag":true}}"#, "disabledTabs.bag", "a text is expected"),
        ("[]", "", "an object is expected"),
    ])
    func invalidConfigurationChangesNothing(_ answer: String, _ path: String, _ reason: String) async throws {
        let known = #"{"disabledTabs":{},"disabledFeatures":["checkout"],"minimumVersion":"1.2"}"#
        let isFirst = Mutex(true)
        try await TestServer.run { _ in
            .json(
                isFirst.withLock { isFirst in
                    defer { isFirst = false }
                    return isFirst ? known : answer
                })
        } _: { server in
            let logger = LogRecorder().logger
            let network = LiveNetwork(
                api: server.url, http: AsyncHTTPTransport.forTests(logger: logger), logger: logger)
            let directory = try TemporaryDirectory()
            let device = try await LiveServices(
                directory: directory.url, network: network, payments: SandboxPayments(), tokens: .file, logger: logger)
            try await device.configuration.refresh()
            await #expect(throws: ServiceError.undecodable(path: path, reason: reason)) {
                try await device.configuration.refresh()
            }
            var configurations = device.configuration.configuration().makeAsyncIterator()
            #expect(
                await configurations.next()
                    == AppConfiguration(disabledFeatures: ["checkout"], minimumVersion: AppVersion("1.2")))
            device.close()
            await network.shutdown()
        }
    }
}
