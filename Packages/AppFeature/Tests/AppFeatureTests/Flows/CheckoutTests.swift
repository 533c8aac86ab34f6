#if Headless || !canImport(SwiftUI)
    import Bag
    import Checkout
    import DeepLink
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import MyAccount
    import Testing
    import Web

    @testable import AppFeature

    /// The way from the bag to an order and on.
    @MainActor
    @Suite(.timeLimit(.minutes(10))) struct CheckoutTests {
        /// Opens the checkout from the bag.
        private func checkingOut() async throws -> (Shop, ScreenDriver) {
            let shop = try Shop(bag: MockBagService(Bag(lines: [BagLine(product: .fixture(id: 8), quantity: 1)])))
            shop.account.currentSession = .signedIn(.emily)
            try await shop.addresses.use(.berlin)
            let app = await shop.open()
            shop.coordinator.select(.bag)
            await app.settle { app.shows(id: "bag.checkout.button") }
            app.tap(id: "bag.checkout.button")
            await app.settle { app.title == "Delivery address" && app.shows(id: "checkout.continue.button") }
            #expect(shop.coordinator.location == "/bag?modal=/checkout")
            return (shop, app)
        }

        private func ordered() async throws -> (Shop, ScreenDriver) {
            let (shop, app) = try await checkingOut()
            for title in ["Delivery", "Payment", "Review your order"] {
                app.tap(id: "checkout.continue.button")
                await app.settle { app.title == title && !app.shows("Loading") }
            }
            app.tap(id: "checkout.place-order.button")
            await app.settle { app.shows("Thank you for your order") }
            return (shop, app)
        }

        @Test func continueShoppingOpensShop() async throws {
            let (shop, app) = try await ordered()
            app.tap(id: "checkout.continue-shopping.button")
            await app.settle(shop.coordinator) { shop.coordinator.currentTab == .shop }
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func theOrderIsOpenedOverTheBag() async throws {
            let (shop, app) = try await ordered()
            let key = try #require(shop.orders.pendingOrders.first).id
            shop.orders.confirm(key, as: try #require([Order].fixtures.first))
            await app.settle { app.shows("View order") }
            app.tap(id: "checkout.open-order.button")
            await app.settle { app.title == "Order 1003" }
            #expect(shop.coordinator.currentTab == .bag && shop.coordinator.state.modals.isEmpty)
            app.goBack()
            await app.settle { app.title == "Bag" }
        }

        @Test func anOrderThatWaitsIsFoundInTheOrders() async throws {
            let (shop, app) = try await ordered()
            app.tap(id: "checkout.open-order.button")
            await app.settle { app.title == "Orders" }
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func cancelReturnsToBag() async throws {
            let (shop, app) = try await checkingOut()
            app.tap(id: "checkout.cancel.button")
            await app.settle(shop.coordinator) { shop.coordinator.state.modals.isEmpty }
            #expect(shop.coordinator.state.route == .bag(.bag))
            #expect(shop.orders.calls.allSatisfy { $0.policy != nil }, "nothing was ordered")
        }

        @Test func aPageOfTheShopOpensOverTheCheckout() async throws {
            let (shop, app) = try await checkingOut()
            for title in ["Delivery", "Payment"] {
                app.tap(id: "checkout.continue.button")
                await app.settle { app.title == title && !app.shows("Loading") }
            }
            app.tap(id: "checkout.payment-page.button")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .web(.webPage(.payment)) }
            app.goBack()
            await app.settle { app.title == "Payment" && app.shows(id: "checkout.continue.button") }
        }

        @Test func aLinkAsksBeforeTheInputIsLost() async throws {
            let (shop, app) = try await checkingOut()
            app.tap(id: "checkout.continue.button")
            await app.settle { app.title == "Delivery" }
            shop.viewModel.inbound.receive(.url("shop://products/3"))
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard and continue")
            await app.settle(shop.coordinator) { shop.coordinator.state.route == .product(3) }
            #expect(shop.coordinator.state.modals.isEmpty)
        }

        @Test func aLinkOpensItAndItClosesWhereItWasPushed() async throws {
            let (shop, app) = try await checkingOut()
            app.tap(id: "checkout.cancel.button")
            await app.settle(shop.coordinator) { shop.coordinator.state.modals.isEmpty }
            shop.coordinator.navigate(to: .product(1), on: .bag)
            try shop.link("/checkout/review?tab=bag&via=/products/1&via=/checkout")
            await app.settle { app.shows("This checkout has ended") }
            app.tap("Close")
            await app.settle(shop.coordinator) { shop.coordinator.state.stack(of: .bag) == [.product(1)] }
        }

        @Test func signingOutClosesIt() async throws {
            let (shop, app) = try await checkingOut()
            shop.account.currentSession = .signedOut
            await app.settle(shop.coordinator) { shop.coordinator.state.modals.isEmpty }
        }
    }
#endif
