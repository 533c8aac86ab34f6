#if Headless || !canImport(SwiftUI)
    import Bag
    import Checkout
    import DeepLink
    import FlowKit
    import Mocks
    import Model
    import MyAccount
    import ScreenTesting
    import Testing
    import Web

    @testable import AppFeature

    /// The way from the bag to an order and on.
    @MainActor
    @Suite(.timeLimit(.minutes(60))) struct CheckoutTests {
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

        /// Completes steps of the checkout. Returns the state at each one, the first included.
        private func proceed(
            to titles: [String], _ shop: Shop, _ app: ScreenDriver, button: String = "checkout.continue.button"
        ) async -> [AppState] {
            var states = [shop.coordinator.state]
            for title in titles {
                app.tap(id: button)
                await app.settle { app.title == title && !app.shows("Loading") }
                states.append(shop.coordinator.state)
            }
            return states
        }

        @Test func eachStepHasALocation() async throws {
            let (shop, app) = try await checkingOut()
            let states = await proceed(to: ["Delivery", "Payment", "Review your order"], shop, app)
            let locations = states.map { state in
                shop.coordinator.restore(state)
                return shop.coordinator.location
            }
            #expect(
                locations == [
                    "/bag?modal=/checkout", "/bag?modal=/checkout/delivery", "/bag?modal=/checkout/payment",
                    "/bag?modal=/checkout/review",
                ])
        }

        @Test func goingBackAndForwardThroughTheHistoryKeepsTheInput() async throws {
            let (shop, app) = try await checkingOut()
            let titles = ["Delivery address", "Delivery", "Payment", "Review your order"]
            let states = await proceed(to: Array(titles.dropFirst()), shop, app)
            for (title, state) in zip(titles, states).reversed() + Array(zip(titles, states)) {
                shop.coordinator.restore(state)
                await app.settle { app.title == title && !app.shows("Loading") }
                #expect(!app.shows("This checkout has ended"))
            }
            app.tap(id: "checkout.place-order.button")
            await app.settle { app.shows("Thank you for your order") }
            #expect(shop.orders.pendingOrders.count == 1)
        }

        @Test func aPaymentIsNeitherLostNorDoubledIfTheUserGoesBackInTheMeantime() async throws {
            let (shop, app) = try await checkingOut()
            let states = await proceed(to: ["Delivery", "Payment"], shop, app)
            shop.payments.hold { $0 != .methods }
            app.tap(id: "checkout.continue.button")
            await shop.payments.waitUntilHeld()
            shop.coordinator.restore(states[1])
            await app.settle { app.title == "Delivery" }
            shop.coordinator.restore(states[2])
            await app.settle { app.title == "Payment" && !app.shows("Loading") }
            shop.payments.release()
            await app.settle { app.title == "Review your order" }
            let calls = shop.payments.calls.filter { $0 != .methods }
            #expect(calls.count == 1, "one authorization, and nothing is released: \(calls)")
        }

        @Test func goingBackFromTheReviewSkipsTheQuestionThatWasAnswered() async throws {
            let (shop, app) = try await checkingOut()
            var states = await proceed(to: ["Delivery", "Payment"], shop, app)
            app.tap("Mastercard ending in 3220 Asks for a code.")
            states += await proceed(to: ["Confirm payment"], shop, app)
            #expect(shop.coordinator.location == "/bag?modal=/checkout/payment/confirmation")
            app.type(MockPaymentService.code, into: .id("checkout.code.field"))
            _ = await proceed(to: ["Review your order"], shop, app, button: "checkout.confirm.button")
            shop.coordinator.restore(try #require(states.last))
            await app.settle { app.title == "Payment" && !app.shows("Loading") }
            #expect(shop.coordinator.location == "/bag?modal=/checkout/payment")
        }

        /// No step can be repeated after the order.
        @Test(arguments: 0..<4)
        func goingBackFromThePlacedOrderClosesTheCheckout(step: Int) async throws {
            let (shop, app) = try await checkingOut()
            let states = await proceed(to: ["Delivery", "Payment", "Review your order"], shop, app)
            app.tap(id: "checkout.place-order.button")
            await app.settle { app.shows("Thank you for your order") }
            shop.coordinator.restore(states[step])
            await app.settle(shop.coordinator) { shop.coordinator.state.modals.isEmpty }
            #expect(shop.coordinator.location == "/bag")
            #expect(shop.orders.pendingOrders.count == 1)
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
