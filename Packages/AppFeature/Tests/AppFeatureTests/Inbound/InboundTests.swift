#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Foundation
    import Loading
    import Mocks
    import Model
    import ScreenTesting
    import Testing

    @testable import AppFeature
    @testable import DeepLink

    /// What comes in from outside, through the whole app.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct InboundTests {
        @Test func linksBeforeTheAppIsReadyWait() async throws {
            let shop = try Shop()
            await shop.viewModel.inbound.handle(.url("shop://products/3"))
            expectNoDifference(shop.coordinator.state, .beginning)
            #expect(shop.pendingLinks.currentLinks.count == 1)

            let app = await shop.open()
            await app.settle(shop.coordinator, shop.pendingLinks) {
                shop.coordinator.state.route == .product(3) && shop.pendingLinks.currentLinks.isEmpty
            }
        }

        @Test func linksFromEarlierProcessAreFollowed() async throws {
            let earlier = try Shop()
            await earlier.viewModel.inbound.handle(.url("shop://products/3"))
            let left = earlier.pendingLinks.currentLinks

            let shop = try Shop()
            for link in left { try await shop.pendingLinks.save(link) }
            try await shop.pendingLinks.save(StoredPendingLink(id: "broken", data: Data("?".utf8)))
            let app = await shop.open()
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
        }

        @Test func aLinkSaysAWholeStackAndASheet() async throws {
            let shop = try Shop()
            let app = await shop.open()
            await shop.viewModel.inbound.handle(
                .url("https://shop.example/products/2?tab=wishlist&via=/products/1&modal=/sign-in"))
            #expect(shop.coordinator.state.stack(of: .wishlist) == [.product(1), .product(2)])
            await app.settle { app.title == "Sign in" }
            app.dismissSheet()
            #expect(shop.coordinator.state.route == .product(2))
        }

        @Test(arguments: [
            "https://evil.example/products/1", "https://shop.example@evil.example/products/1",
            "https://shop.example.evil.example/products/1", "https://shоp.example/products/1", "other://products/1",
            "javascript:alert(1)", "shop://products/1%2F..", "shop://nowhere", "",
        ])
        func hostileLinksChangeNothing(link: String) async throws {
            let shop = try Shop()
            let app = await shop.open()
            let before = shop.coordinator.state
            let outcome = await shop.viewModel.inbound.handle(.url(link))
            if case .refused = outcome {} else { Issue.record("\(link): \(outcome)") }
            await app.settle { app.shows("This can't be opened") }
            app.tap("OK")
            expectNoDifference(shop.coordinator.state, before)
        }

        @Test func aPageThatOnlyTheWebsiteHasIsOpenedInTheBrowser() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let before = shop.coordinator.state
            var opened: [String] = []
            shop.coordinator.openOutside = { opened.append($0.absoluteString) }
            #expect(await shop.viewModel.inbound.handle(.url("https://shop.example/press")) == .handedBack)
            #expect(opened == ["https://shop.example/press"])
            #expect(!app.shows("This can't be opened"))
            expectNoDifference(shop.coordinator.state, before)
        }

        @Test func aHostileScreenOverALinkIsLeftOut() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let link = "https://shop.example/products/1?modal=https://evil.example/x"
            #expect(await shop.viewModel.inbound.handle(.url(link)) == .opened)
            #expect(shop.coordinator.state.route == .product(1))
            #expect(shop.coordinator.state.modals.isEmpty)
            #expect(!app.shows("This can't be opened"))
        }

        @Test func aSilentPushRefreshesAndLeavesTheScreens() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let before = shop.coordinator.state
            shop.configuration.server.disabledTabs = ["bag": "Closed."]
            let outcome = await shop.viewModel.inbound.handle(
                InboundEvent(.silentPush, .refresh(["configuration", "product:1", "bag", "moon:1"])))
            #expect(
                "\(outcome)".hasPrefix("refreshed."), "\(outcome)")
            await app.settle(shop.coordinator) { shop.coordinator.state.disabledReason(of: .bag) == "Closed." }
            var expected = before
            expected.apply(.setDisabledTabs([.init(.bag, reason: "Closed.")]))
            expectNoDifference(shop.coordinator.state, expected)
        }

        @Test func eachTopicLoadsItsData() async throws {
            let shop = try Shop()
            _ = await shop.open()
            shop.account.currentSession = .signedIn(.emily)
            try await shop.bag.add(Product.ID(rawValue: 4), quantity: 1)
            let silent = InboundEvent(
                .silentPush,
                .refresh(["orders", "bag", "wishlist", "notifications", "reviews", "reviews:3", "brochures"]))
            #expect(
                await shop.viewModel.inbound.handle(silent)
                    == .refreshed(
                        SilentRefresh(
                            refreshed: [
                                "orders", "bag", "wishlist", "notifications", "reviews", "reviews:3", "brochures",
                            ])))
            #expect(shop.orders.calls.contains(.orders(.networkOnly)))
            #expect(shop.outbox.calls.count { $0 == .refresh } == 2, "both are synchronized with the server")
            #expect(shop.products.calls.contains(.product(Product.ID(rawValue: 4), .networkOnly)))
            #expect(shop.notifications.calls.contains(.refresh(.networkOnly)))
            #expect(shop.reviews.calls.contains(.reviews(Product.ID(rawValue: 3), after: 0)))
            shop.outbox.failure = .offline
            let failed = InboundEvent(.silentPush, .refresh(["bag", "reviews:x"]))
            #expect(
                await shop.viewModel.inbound.handle(failed)
                    == .refreshed(
                        SilentRefresh(failed: [
                            .init(topic: "bag", error: "ServiceError"),
                            .init(topic: "reviews:x", error: "UnknownTopic"),
                        ])))
        }

        @Test func productThatFailsKeepsNoOtherFromBeingRefreshed() async throws {
            let shop = try Shop()
            _ = await shop.open()
            let (gone, other) = (Product.ID(rawValue: 999), Product.ID(rawValue: 4))
            for id in [other, gone] { try await shop.wishlist.add(id) }
            let push = InboundEvent(.silentPush, .refresh(["wishlist"]))
            #expect(
                await shop.viewModel.inbound.handle(push) == .refreshed(SilentRefresh(refreshed: ["wishlist"])),
                "a product that the shop no longer has isn't a failure")
            #expect(shop.products.calls.contains(.product(other, .networkOnly)))

            shop.products.forgetCalls()
            shop.outbox.failure = .offline
            let failed = SilentRefresh(failed: [.init(topic: "wishlist", error: "ServiceError")])
            #expect(
                await shop.viewModel.inbound.handle(InboundEvent(.silentPush, .refresh(["wishlist"])))
                    == .refreshed(failed))
            #expect(shop.products.calls.contains(.product(other, .networkOnly)))
        }

        @Test func theScreenOfASilentPushOpensOffline() async throws {
            let shop = try Shop()
            shop.products.forgetStored()
            let app = await shop.open()
            let push = Data(
                #"{"version": 1, "id": "7", "kind": "silent", "link": "/products/3?via=/products/1"}"#.utf8)
            let before = shop.coordinator.state
            #expect(
                await shop.viewModel.inbound.handle(push: push, as: .background)
                    == .refreshed(SilentRefresh(refreshed: [.screen])))
            expectNoDifference(shop.coordinator.state, before)
            for number in [1, 3] {
                let id = Product.ID(rawValue: number)
                #expect(shop.products.calls.contains(.product(id, .networkOnly)))
                #expect(shop.reviews.calls.contains(.reviews(id, after: 0)))
            }
            shop.products.freshFailure = .offline
            await shop.viewModel.inbound.handle(push: push, as: .tapped)
            await app.settle { app.shows(id: "product.title.label") }
        }

        @Test func disabledFeatureShowsMessage() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.configuration.current.disabledFeatures = ["brochures"]
            await app.settle(shop.configuration) { shop.configuration.areFollowersCaughtUp }
            await shop.viewModel.inbound.handle(.url("shop://brochures"))
            await app.settle { app.shows("This feature is turned off right now. Please try again later.") }
            app.tap("OK")

            shop.configuration.current = AppConfiguration(disabledTabs: ["bag": "Closed on Sundays."])
            await app.settle(shop.coordinator) { shop.coordinator.state.disabledReason(of: .bag) != nil }
            await shop.viewModel.inbound.handle(.shortcut("/bag"))
            await app.settle { app.shows("Closed on Sundays.") }
        }

        @Test func everyEventIsInTheLogAndEveryMoveInTheJournal() async throws {
            let shop = try Shop()
            _ = await shop.open()
            await shop.viewModel.inbound.handle(.url("shop://products/3?token=secret"))
            let record = try #require(shop.viewModel.inbound.records.last)
            #expect(record.outcome == .opened)
            #expect(!record.description.contains("secret"))
            #expect(shop.viewModel.journal.journal?.entries.last?.outcome == .changed)
        }
    }
#endif
