#if Headless || !canImport(SwiftUI)
    import DeepLink
    import FlowKit
    import Mocks
    import Model
    import MyAccount
    import ProductDetails
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// A link discards nothing that the user has typed, unless they confirm it.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct UnsavedTests {
        private func editing(_ shop: Shop) async -> ScreenDriver {
            shop.account.currentSession = .signedIn(.emily)
            let app = await shop.open()
            #expect(shop.coordinator.conditions.session.user != nil)
            shop.coordinator.select(.account)
            shop.coordinator.navigate(to: .myAccount(.profile))
            await app.settle { app.shows(id: "profile.first-name.field") }
            return app
        }

        @Test func aLinkAsksFirstAndIsFollowed() async throws {
            let shop = try Shop()
            let app = await editing(shop)
            app.type("Emma", into: .id("profile.first-name.field"))
            shop.viewModel.inbound.receive(.url("shop://products/3"))
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard and continue")
            await app.settle(shop.coordinator, shop.viewModel.inbound) {
                shop.coordinator.state.route == .product(3) && shop.viewModel.inbound.pending.isEmpty
            }
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func keepEditingPreservesInputAndDropsLink() async throws {
            let shop = try Shop()
            let app = await editing(shop)
            app.type("Emma", into: .id("profile.first-name.field"))
            shop.viewModel.inbound.receive(.url("shop://products/3"))
            await app.settle { app.shows("Discard changes?") }
            app.tap("Keep editing")
            await app.settle(shop.viewModel.inbound) {
                !app.shows("Discard changes?") && shop.viewModel.inbound.pending.isEmpty
            }
            #expect(app.value(of: .id("profile.first-name.field")) == "Emma")
            #expect(shop.coordinator.navigator.pending == nil)
            // The link is dropped: saving doesn't open it.
            app.tap(id: "profile.save.button")
            await app.settle { app.title == "Account" }
            #expect(shop.account.currentSession.user?.firstName == "Emma")
        }

        @Test func anAddressAsksToo() async throws {
            let shop = try Shop()
            let app = await editing(shop)
            app.type("Emma", into: .id("profile.first-name.field"))
            try shop.link("/products/3")
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard and continue")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
        }

        @Test func linkOpensWithoutConfirmationWhenNothingIsTyped() async throws {
            let shop = try Shop()
            let app = await editing(shop)
            shop.viewModel.inbound.receive(.url("shop://products/3"))
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
            #expect(!app.shows("Discard changes?"))
        }

        @Test func aReviewIsNotLostEither() async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            let app = await shop.open()
            #expect(shop.coordinator.conditions.session.user != nil)
            shop.coordinator.navigate(to: .productDetails(.writeReview(Product.ID(rawValue: 8))))
            await app.settle { app.title == "Write a review" }
            app.type("Stands straight.", into: .id("review.comment.field"))
            shop.viewModel.inbound.receive(.url("shop://bag"))
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard and continue")
            await app.settle { app.title == "Bag" }
        }

        /// The confirmation is about the link that the user was asked about. The next link asks again.
        @Test func eachLinkAsks() async throws {
            let shop = try Shop()
            let app = await editing(shop)
            app.type("Emma", into: .id("profile.first-name.field"))
            for link in ["shop://products/3", "shop://products/4"] { shop.viewModel.inbound.receive(.url(link)) }
            await app.settle { app.shows("Discard changes?") }
            app.tap("Keep editing")
            await app.settle(shop.viewModel.inbound) { shop.viewModel.inbound.records.count == 1 }
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard and continue")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(4) }
            #expect(!app.shows(id: "profile.first-name.field"))
        }

        @Test func signOutDiscardsChangesWithoutConfirmation() async throws {
            let shop = try Shop()
            let app = await editing(shop)
            app.type("Emma", into: .id("profile.first-name.field"))
            shop.account.currentSession = .signedOut
            await app.settle(shop.coordinator) { shop.coordinator.state.modals.isEmpty }
            #expect(!app.shows("Discard changes?"))
        }
    }
#endif
