#if Headless || !canImport(SwiftUI)
    import Authentication
    import Bag
    import DeepLink
    import FlowKit
    import Home
    import Mocks
    import Model
    import Orders
    import ScreenTesting
    import Testing

    @testable import AppFeature

    /// What waits until somebody signs in, and what goes when they sign out.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct SignInTests {
        private func signIn(_ app: ScreenDriver) async {
            app.type("emilys", into: .id("sign-in.username.field"))
            app.type("emilyspass", into: .id("sign-in.password.field"))
            await app.settle { app.isEnabled(.id("sign-in.submit.button")) }
            app.tap(id: "sign-in.submit.button")
        }

        @Test func theOrdersWaitForASignInAndGoOn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .orders(.orders()))
            await app.settle { app.title == "Sign in" }
            #expect(shop.coordinator.navigator.pending?.reason == .signIn)

            await signIn(app)
            await app.settle(shop.coordinator) {
                shop.coordinator.state.route == .orders(.orders()) && app.title == "Orders"
            }
            #expect(shop.coordinator.state.modals.isEmpty)
            #expect(shop.coordinator.state.front == .tab(.home))
        }

        @Test func signInIsNotRequestedBeforeSessionIsKnown() async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            try shop.link("/orders")
            #expect(shop.coordinator.state.modals.isEmpty)
            let app = await shop.open()
            await app.settle { app.title == "Orders" }
            #expect(shop.coordinator.state.modals.isEmpty && shop.coordinator.navigator.pending == nil)
        }

        @Test func earlyLinkRequestsSignInOnceSessionIsKnown() async throws {
            let shop = try Shop()
            try shop.link("/orders")
            let app = await shop.open()
            await app.settle { app.title == "Sign in" }
            await signIn(app)
            await app.settle { app.title == "Orders" }
        }

        @Test func canceledSignInLeavesStateUnchanged() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .orders(.orders()))
            await app.settle { app.title == "Sign in" }
            app.tap(id: "sign-in.cancel.button")
            await app.settle(shop.coordinator) { shop.coordinator.navigator.pending == nil }
            expectNoDifference(shop.coordinator.state, .beginning)

            shop.coordinator.navigate(to: .orders(.orders()))
            await app.settle { app.title == "Sign in" }
            app.dismissSheet()
            await app.settle(shop.coordinator) { shop.coordinator.navigator.pending == nil }
            expectNoDifference(shop.coordinator.state, .beginning)
        }

        /// A navigation becomes pending while the user is signing in for another reason.
        @Test(arguments: [false, true])
        func aDismissedSignInOfTheUserDropsPendingNavigation(isLink: Bool) async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .authentication(.signIn))
            await app.settle { app.title == "Sign in" }
            await request(isLink, shop, app)
            #expect(shop.coordinator.state.modals.count == 1)
            app.dismissSheet()
            await app.settle(shop.coordinator, shop.viewModel.inbound) {
                shop.coordinator.navigator.pending == nil && shop.viewModel.inbound.pending.isEmpty
            }
            expectNoDifference(shop.coordinator.state, .beginning)
        }

        @Test(arguments: [false, true])
        func aSignInOfTheUserResumesPendingNavigation(isLink: Bool) async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.coordinator.navigate(to: .authentication(.signIn))
            await app.settle { app.title == "Sign in" }
            await request(isLink, shop, app)
            await signIn(app)
            await app.settle(shop.coordinator, shop.viewModel.inbound) {
                shop.coordinator.state.route == .orders(.orders()) && app.title == "Orders"
            }
            #expect(shop.coordinator.navigator.pending == nil && shop.coordinator.state.modals.isEmpty)
        }

        /// Requests the orders, which are pending on the sign-in.
        private func request(_ isLink: Bool, _ shop: Shop, _ app: ScreenDriver) async {
            if isLink {
                shop.viewModel.inbound.receive(.url("shop://orders"))
                await app.settle(shop.viewModel.inbound) { shop.viewModel.inbound.pending.first?.reason == .signIn }
            } else {
                shop.coordinator.navigate(to: .orders(.orders()))
                #expect(shop.coordinator.navigator.pending?.reason == .signIn)
            }
        }

        @Test(arguments: [false, true])
        func canceledCheckoutSignInDropsCheckout(bySwipe: Bool) async throws {
            let shop = try Shop(bag: MockBagService(Bag(lines: [BagLine(product: .fixture(id: 8), quantity: 1)])))
            let app = await shop.open()
            shop.coordinator.select(.bag)
            await app.settle { app.shows(id: "bag.checkout.button") }
            app.tap(id: "bag.checkout.button")
            await app.settle { app.title == "Sign in" }
            if bySwipe { app.dismissSheet() } else { app.tap(id: "sign-in.cancel.button") }
            await app.settle(shop.coordinator) { shop.coordinator.state.modals.isEmpty }
            await shop.viewModel.becomeQuiet()
            #expect(shop.coordinator.navigator.pending == nil)

            shop.coordinator.select(.account)
            await app.settle { app.shows(id: "account.sign-in.button") }
            app.tap(id: "account.sign-in.button")
            await app.settle { app.title == "Sign in" }
            await signIn(app)
            await app.settle(shop.account, shop.coordinator) {
                shop.account.currentSession.user != nil && shop.coordinator.state.modals.isEmpty
            }
            shop.coordinator.select(.bag)
            await app.settle { app.isEnabled(.id("bag.checkout.button")) }
            #expect(shop.coordinator.state.modals.isEmpty)
            app.tap(id: "bag.checkout.button")
            await app.settle { app.title == "Delivery address" }
        }

        @Test func aReviewWaitsForASignInAndIsListed() async throws {
            let shop = try Shop()
            let app = await shop.open()
            try shop.link("/products/8/reviews")
            await app.settle { app.shows(id: "reviews.write.button") }
            app.tap(id: "reviews.write.button")
            await app.settle { app.title == "Sign in" }
            await signIn(app)
            await app.settle { app.title == "Write a review" }
            app.type("Stands straight.", into: .id("review.comment.field"))
            app.tap("4 stars")
            app.tap(id: "review.send.button")
            await app.settle { app.title == "Reviews" && app.outline.contains("Stands straight.") }
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func aLinkToAnOrderWaitsAndGoesOn() async throws {
            let shop = try Shop()
            let app = await shop.open()
            let order = try #require([Order].fixtures.first).id
            shop.viewModel.inbound.receive(.url("shop://orders/\(order)?via=/orders"))
            await app.settle(shop.pendingLinks) { app.title == "Sign in" && shop.pendingLinks.currentLinks.count == 1 }

            await signIn(app)
            await app.settle(shop.coordinator, shop.pendingLinks) {
                shop.coordinator.state.route == .orders(.order(order)) && shop.pendingLinks.currentLinks.isEmpty
            }
            #expect(
                shop.coordinator.state.stack(of: shop.coordinator.currentTab).suffix(2).first == .orders(.orders()))
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func linkIsDroppedWhenSignInIsCanceled() async throws {
            let shop = try Shop()
            let app = await shop.open()
            shop.viewModel.inbound.receive(.url("shop://orders"))
            await app.settle { app.title == "Sign in" }
            app.tap(id: "sign-in.cancel.button")
            await app.settle(shop.pendingLinks, shop.viewModel.inbound) {
                shop.pendingLinks.currentLinks.isEmpty && shop.viewModel.inbound.records.last?.outcome == .cancelled
            }
        }

        @Test func signOutRemovesScreensRequiringSignIn() async throws {
            let shop = try Shop()
            shop.account.currentSession = .signedIn(.emily)
            let app = await shop.open()
            #expect(shop.coordinator.conditions.session.user != nil)
            shop.coordinator.navigate(to: .product(1))
            shop.coordinator.navigate(to: .orders(.orders()))
            shop.coordinator.navigate(to: .product(2))
            #expect(shop.coordinator.state.stack(of: .home).count == 3)

            shop.account.currentSession = .signedOut
            await app.settle(shop.coordinator) { shop.coordinator.state.stack(of: .home) == [.product(1)] }
        }

        @Test func theAccountSignsInAndOut() async throws {
            let shop = try Shop()
            let app = await shop.open()
            app.tap(id: "tab.account")
            await app.settle { app.shows(id: "account.sign-in.button") }
            app.tap(id: "account.sign-in.button")
            await app.settle { app.title == "Sign in" }
            #expect(shop.coordinator.state.modals.count == 1, "the whole of it is in the app's navigation")
            await signIn(app)
            await app.settle(shop.analytics, shop.coordinator) {
                app.shows("Emily Johnson") && shop.coordinator.state.modals.isEmpty
                    && shop.analytics.events.contains(.signedIn)
            }
        }

        @Test func screensAreCountedWithTheirProduct() async throws {
            let shop = try Shop()
            _ = await shop.open()
            shop.coordinator.navigate(to: .product(7))
            #expect(
                shop.analytics.events == [
                    .screenView(screen: "/home", product: nil),
                    .screenView(screen: "/products/:id", product: Product.ID(rawValue: 7)),
                ])
        }
    }
#endif
